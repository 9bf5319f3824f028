"""Who plays: identity, accounts, moderation, mail, what somebody has reached."""
