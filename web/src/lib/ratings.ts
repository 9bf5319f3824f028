// Ratings as people read them: openskill's figures, spread out and without a fraction.

/** 0 in openskill is who has just begun; 25 points more is far better. */
export function ratingText(rating: number): string {
  return String(Math.round(1000 + rating * 40))
}
