
// Many games side by side, and one at a time. The words of TILE games lie together, word by word, so
// that threads beside each other touch words beside each other; vecs lie in the same way, and stay
// there while a game is played. What a user sees has the words of all games beside each other.
// GROUPED games are stepped in the order of what they do, so threads beside each other work on any
// games: there the words of each game lie together.
constexpr bool GROUPED = SITUATIONS > 1;
constexpr i64 GROUPS = SITUATIONS * MASKS;
constexpr i64 TILE = GROUPED ? 1 : 32;
FN i64 tiled(i64 i, i64 words) { return i / TILE * (words * TILE) + i % TILE; }

struct Games {
  i64 games, players, seed;
  i64* words;
  i64* vecs;
  u32* chances;
  i64* seats;
  i64* observations;
  i64 observation_row, observation_step;
  i64* masks;
  i64 mask_row, mask_step;
  i64* actions;
  i64* ended;
  i64* lengths;
  double* rewards;
  u64* told;  // by turns, so that one step clears what the next one writes: how many games ended (0
              // and 1), and the first game whose choice is not legal (2 and 3), or all of them
  i64* over;  // which games ended
  i64* situations;
  i64* groups;  // of each game: the group it is in, its place there, and all games group by group
  i64* places;
  i64* order;
  u64* counts;  // how many games are in each group, then how many places of `order` are taken
  i64* starts;  // where each group begins in `order`
  i64 vec_words;  // of all vecs of a game
  i64 terms[16];
  i64 rooms[8];
};
static_assert(TERMS <= 16 && VECS <= 8, "more terms or vecs than there is room for");

#ifdef __CUDACC__
#define KERNEL extern "C" __global__ void
// A position that is played. With THREADS in a block, those of a block are in the memory that they
// share, which is nearer than a stack.
#ifdef THREADS
#define NEAR(state)                    \
  __shared__ State state##s[THREADS]; \
  State& state = state##s[threadIdx.x]
#else
#define NEAR(state) State state
#endif
#define EACH(i, n) \
  for (i64 i = i64(blockIdx.x) * blockDim.x + threadIdx.x; i < i64(n); i += i64(gridDim.x) * blockDim.x)
__constant__ Games many;
FN u64 add(u64* to, u64 more) { return atomicAdd(to, more); }
FN void lower(u64* to, u64 value) { atomicMin(to, value); }
// Adds one to counts[which]. Threads beside each other that add to the same do it together.
FN u64 count_in(u64* counts, i64 which) {
  unsigned same = __match_any_sync(__activemask(), which);
  int first = __ffs(same) - 1;
  unsigned lane = threadIdx.x % 32;
  u64 before = 0;
  if (lane == first) before = atomicAdd(counts + which, u64(__popc(same)));
  return __shfl_sync(same, before, first) + __popc(same & ((1u << lane) - 1));
}
#else
#define KERNEL extern "C" void
#define NEAR(state) State state
#define EACH(i, n) for (i64 i = 0; i < i64(n); i++)
static Games many;
FN u64 add(u64* to, u64 more) {
  u64 before = *to;
  *to += more;
  return before;
}
FN void lower(u64* to, u64 value) {
  if (value < *to) *to = value;
}
FN u64 count_in(u64* counts, i64 which) { return add(counts + which, 1); }
#endif

FN void load(State& state, const i64* words, i64 i) {
  words += tiled(i, WORDS);
  each_word(state, [&](i64& word, int w, bool) { word = words[w * TILE]; });
}
FN void store(State& state, i64* words, i64 i) {
  words += tiled(i, WORDS);
  each_word(state, [&](i64& word, int w, bool) { words[w * TILE] = word; });
}
// Only what playing can change.
FN void store_played(State& state, i64* words, i64 i) {
  words += tiled(i, WORDS);
  each_word(state, [&](i64& word, int w, bool changes) {
    if (changes) words[w * TILE] = word;
  });
}
FN void load(Chance& chance, const u32* chances, i64 i) {
  chances += tiled(i, 4);
  chance = Chance{chances[0], chances[TILE], chances[2 * TILE], chances[3 * TILE]};
}
FN void store(const Chance& chance, u32* chances, i64 i) {
  chances += tiled(i, 4);
  chances[0] = chance.a;
  chances[TILE] = chance.b;
  chances[2 * TILE] = chance.c;
  chances[3 * TILE] = chance.step;
}
FN void bind_game(State& state, i64 game) {
  bind(state, many.vecs + tiled(game, many.vec_words), TILE, many.rooms);
}

// What the seat that must choose sees and may do. It is put together near the processor.
FN void show(State& state, i64 seat, i64 game) {
  many.seats[game] = seat;
  i64 seen[OBSERVED];
  observe(state, seat, Vec{seen, 1, OBSERVED});
  for (int i = 0; i < OBSERVED; i++)
    many.observations[game * many.observation_row + i * many.observation_step] = seen[i];
  i64 may[MASKS];
  allow(state, seat, Vec{may, 1, MASKS});
  for (int i = 0; i < MASKS; i++) many.masks[game * many.mask_row + i * many.mask_step] = may[i];
}
// Puts a game into a group; the groups are lined up afterwards.
FN void join(i64 game, i64 group) {
  many.groups[game] = group;
  many.places[game] = i64(count_in(many.counts, group));
}
FN void join_alike(State& state, i64 game) {
  i64 now = situation(state);
  if (now < 0 || now >= SITUATIONS) {
    fault();
    now = 0;
  }
  many.situations[game] = now;
  join(game, now);
}
FN void begin(State& state, Chance& chance, i64 game) {
  deal(state, chance, many.terms);
  if (GROUPED)
    join_alike(state, game);
  else
    show(state, acting(state), game);
  store(state, many.words, game);
  store(chance, many.chances, game);
}
FN void reward(State& state, i64 game) {
  double shares[PLAYERS];
  if (!result(state, shares)) fault();
  double players = double(many.players);
  for (i64 seat = 0; seat < many.players; seat++)
    many.rewards[game * many.players + seat] = (players * shares[seat] - 1.0) / (players - 1.0);
}
FN bool allowed(i64 game) {
  i64 choice = many.actions[game];
  if (choice < 0 || choice >= CHOICES) return false;
  u64 mask = u64(many.masks[game * many.mask_row + (choice >> 6) * many.mask_step]);
  return (mask >> (choice & 63)) & 1;
}

KERNEL begin_games() {
  EACH(game, many.games) {
    State state;
    Chance chance;
    bind_game(state, game);
    sow(chance, u64(many.seed), u32(game));
    many.ended[game] = 0;
    many.lengths[game] = 0;
    for (i64 seat = 0; seat < many.players; seat++) many.rewards[game * many.players + seat] = 0.0;
    begin(state, chance, game);
  }
}
// A step is check_choices, step_games and deal_games, in this order. GROUPED games are lined up by
// place_groups and line_up before step_games, by their situations and choices, and again after
// deal_games, by their situations, for show_games. Where a choice is not legal nothing is stepped,
// now or later, until somebody has looked.
FN bool stopped() {
  return many.told[2] < u64(many.games) || many.told[3] < u64(many.games);
}
KERNEL check_choices(i64 turn) {
  EACH(game, many.games) {
    if (!allowed(game))
      lower(many.told + 2 + turn, u64(game));
    else if (GROUPED)
      join(game, many.situations[game] * MASKS + (many.actions[game] >> 6));
  }
}
// Each group takes places of its own. Which group comes first does not matter.
KERNEL place_groups() {
  if (stopped()) return;
  EACH(group, GROUPS) {
    u64 games = many.counts[group];
    if (games) many.starts[group] = i64(add(many.counts + GROUPS, games));
    many.counts[group] = 0;
  }
}
KERNEL line_up() {
  if (stopped()) return;
  EACH(game, many.games) {
    if (game == 0) many.counts[GROUPS] = 0;
    many.order[many.starts[many.groups[game]] + many.places[game]] = game;
  }
}
KERNEL step_games(i64 turn) {
  if (stopped()) return;
  EACH(i, many.games) {
    i64 game = GROUPED ? many.order[i] : i;
    if (game == 0) {
      many.told[1 - turn] = 0;
      many.told[3 - turn] = u64(many.games);
    }
    NEAR(state);
    Chance chance;
    bind_game(state, game);
    load(state, many.words, game);
    if (DRAWS) load(chance, many.chances, game);
    i64 length = many.lengths[game] + 1;
    if (length == 1 && many.ended[game]) {
      many.ended[game] = 0;
      for (i64 seat = 0; seat < many.players; seat++) many.rewards[game * many.players + seat] = 0.0;
    }
    i64 seat = acting(state);
    apply(state, seat, action_of(state, seat, many.actions[game]), chance);
    seat = acting(state);
    if (seat) {
      many.lengths[game] = length;
      if (GROUPED)
        join_alike(state, game);
      else
        show(state, seat, game);
    } else {
      many.lengths[game] = 0;
      many.ended[game] = length;
      reward(state, game);
      many.over[add(many.told + turn, 1)] = game;
    }
    store_played(state, many.words, game);
    if (DRAWS) store(chance, many.chances, game);
  }
}
// Dealing takes long: apart, the games that go on need not wait for it.
KERNEL deal_games(i64 turn) {
  if (stopped()) return;
  EACH(i, many.told[turn]) {
    i64 game = many.over[i];
    State state;
    Chance chance;
    bind_game(state, game);
    load(chance, many.chances, game);
    begin(state, chance, game);
  }
}
KERNEL show_games() {
  if (stopped()) return;
  EACH(i, many.games) {
    i64 game = many.order[i];
    NEAR(state);
    bind_game(state, game);
    load(state, many.words, game);
    show(state, acting(state), game);
  }
}

// Random choices. A word for each game and step, mixed from their numbers (splitmix64).
FN u64 mixed(u64 x) {
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ULL;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EBULL;
  return x ^ (x >> 31);
}
FN i64 nth_bit(u64 mask, i64 n) {
  i64 place = 0;
  for (int half = 32; half; half >>= 1) {
    i64 below_it = bit_count(i64(mask & ((1ULL << half) - 1)));
    if (n >= below_it) {
      n -= below_it;
      place += half;
      mask >>= half;
    }
  }
  return place;
}
KERNEL choose_games(u64 seed, u64 number) {
  EACH(game, many.games) {
    const i64* masks = many.masks + game * many.mask_row;
    i64 total = 0;
    for (int i = 0; i < MASKS; i++) total += bit_count(masks[i * many.mask_step]);
    u64 word = mixed(mixed(seed + 0x9E3779B97F4A7C15ULL * (number + 1)) + u64(game));
    // Of 2**64 words at most one choice has one more than another: too few to be seen.
#ifdef __CUDACC__
    i64 left = i64(__umul64hi(word, u64(total)));
#else
    i64 left = i64((unsigned __int128)word * u64(total) >> 64);
#endif
    for (int i = 0; i < MASKS; i++) {
      u64 mask = u64(masks[i * many.mask_step]);
      i64 here = bit_count(i64(mask));
      if (left < here) {
        many.actions[game] = 64 * i + nth_bit(mask, left);
        break;
      }
      left -= here;
    }
  }
}

// For networks: masks as one byte a choice, and observations as numbers between 0 and 1. A column of
// those has some parts of words, and is 1 where they are as `meant`, or else their share.
struct Column {
  i64 first, parts, meant;
  double share;
};
struct Part {
  i64 word, shift, bits;
};
constexpr i64 STRIP = 32;
KERNEL spread_masks(unsigned char* out) {
  EACH(i, many.games * CHOICES) {
    i64 game = i / CHOICES, choice = i % CHOICES;
    u64 mask = u64(many.masks[game * many.mask_row + (choice >> 6) * many.mask_step]);
    out[i] = (mask >> (choice & 63)) & 1;
  }
}
// A thread has one column of STRIP games: what the column is made of is looked up once for all.
KERNEL paint_planes(i64 width, const Column* columns, const Part* parts, float* out) {
  EACH(i, (many.games + STRIP - 1) / STRIP * width) {
    i64 first = i / width * STRIP, last = least(first + STRIP, many.games);
    const Column column = columns[i % width];
    for (i64 game = first; game < last; game++) {
      const i64* seen = many.observations + game * many.observation_row;
      i64 value = 0, shift = 0;
      for (i64 p = column.first; p < column.first + column.parts; p++) {
        const Part part = parts[p];
        u64 word = u64(seen[part.word * many.observation_step]);
        value |= i64((word >> part.shift) & ((1ULL << part.bits) - 1)) << shift;
        shift += part.bits;
      }
      double share = double(value) * column.share;
      out[game * width + i % width] =
          column.meant >= 0 ? float(value == column.meant) : float(share < 1.0 ? share : 1.0);
    }
  }
}

// Positions: `each` worlds that a seat cannot tell from each of n, and random playouts of each of
// n. Chance is that of Fast(seed) whose high part is the number of the new one.
KERNEL sample_positions(i64 n, const i64* words, i64* vecs, i64 each, i64 seat, u64 seed,
                        i64* made_words, i64* made_vecs, const i64* rooms, i64 vec_words) {
  EACH(i, n * each) {
    State state, made;
    Chance chance;
    bind(state, vecs + tiled(i / each, vec_words), TILE, rooms);
    load(state, words, i / each);
    bind(made, made_vecs + tiled(i, vec_words), TILE, rooms);
    sow(chance, seed, u32(i));
    sample(made, state, seat, chance);
    store(made, made_words, i);
  }
}
KERNEL play_positions(i64 n, const i64* words, i64* vecs, i64 each, i64 players, u64 seed,
                      i64* own_vecs, const i64* rooms, i64 vec_words, double* shares, i64* lengths) {
  EACH(i, n * each) {
    State start, state;
    Chance chance;
    bind(start, vecs + tiled(i / each, vec_words), TILE, rooms);
    load(start, words, i / each);
    bind(state, own_vecs + tiled(i, vec_words), TILE, rooms);
    clone(state, start);
    sow(chance, seed, u32(i));
    i64 done = 0;
    for (i64 acts = acting(state); acts; acts = acting(state)) {
      apply(state, acts, pick(state, acts, chance), chance);
      done++;
    }
    double here[PLAYERS];
    if (!result(state, here)) fault();
    for (i64 seat = 0; seat < players; seat++) shares[i * players + seat] = here[seat];
    lengths[i] = done;
  }
}

#ifndef __CUDACC__
extern "C" {
void use_games(const Games* games) { many = *games; }
u64 fault_count() { return faults; }

// One game: for comparing with the Python rules, move by move.
struct One {
  State state;
  Chance chance;
};
i64 one_size() { return sizeof(One); }
void one_bind(One* one, i64* vecs, const i64* rooms) { bind(one->state, vecs, 1, rooms); }
void one_sow(One* one, u64 seed, u32 high) { sow(one->chance, seed, high); }
void one_deal(One* one, const i64* terms) { deal(one->state, one->chance, terms); }
void one_read(One* one, i64* words) {
  each_word(one->state, [&](i64& word, int, bool) { *words++ = word; });
  *words++ = one->chance.a;
  *words++ = one->chance.b;
  *words++ = one->chance.c;
  *words++ = one->chance.step;
}
i64 one_pending(One* one) { return pending(one->state); }
i64 one_acting(One* one) { return acting(one->state); }
i64 one_fill(One* one, i64 seat, i64* out) { return fill(one->state, seat, Vec{out, 1, WIDTH}); }
i64 one_pick(One* one, i64 seat) { return pick(one->state, seat, one->chance); }
i64 one_refusal(One* one, i64 seat, i64 action) { return refusal(one->state, seat, action); }
void one_apply(One* one, i64 seat, i64 action) { apply(one->state, seat, action, one->chance); }
void one_clone(One* one, One* made) { clone(made->state, one->state); }
i64 one_result(One* one, double* shares) { return result(one->state, shares); }
void one_sample(One* one, One* made, i64 seat) { sample(made->state, one->state, seat, made->chance); }
void one_observe(One* one, i64 seat, i64* out) { observe(one->state, seat, Vec{out, 1, OBSERVED}); }
void one_allow(One* one, i64 seat, i64* out) { allow(one->state, seat, Vec{out, 1, MASKS}); }
i64 one_action_of(One* one, i64 seat, i64 choice) { return action_of(one->state, seat, choice); }
i64 one_choice_of(One* one, i64 seat, i64 action) { return choice_of(one->state, seat, action); }
i64 one_situation(One* one) { return situation(one->state); }
i64 one_below(One* one, i64 n) { return below(one->chance, n); }
}
#endif
