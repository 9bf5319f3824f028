// What the translated rules stand on: whole numbers, vecs, tables and chance. The same text is
// compiled for the CPU by any C++17 compiler, and for a GPU by NVRTC.

typedef long long i64;
typedef unsigned long long u64;
typedef unsigned int u32;

#ifdef __CUDACC__
#define FN static __device__ inline
#define HERE __device__ inline
#define ROLLED _Pragma("unroll 1")
#ifdef OUT_OF_LINE
#define BIG static __device__ __noinline__
#else
#define BIG FN
#endif
static __device__ u64 faults;
#else
#define FN static inline
#define HERE inline
#define ROLLED
#define BIG static
static u64 faults;
#endif

#ifndef BOUNDS
#define BOUNDS 0  // 1: an index outside a vec or a table is a fault
#endif

// What Python would raise: it is counted, and the game that did it is not to be trusted any more.
FN void fault() {
#ifdef __CUDACC__
  atomicAdd(&faults, 1ULL);
#else
  faults++;
#endif
}

FN i64 within(i64 i, i64 room) {
#if BOUNDS
  if (i < 0 || i >= room) {
    fault();
    return 0;
  }
#endif
  return i;
}

// A vec that somebody owns: word i is at words[i * step]. Where games are TOGETHER, word by word,
// every step is 1.
struct Vec {
  i64* words;
  i64 step;
  i64 room;
#ifdef TOGETHER
  HERE i64& operator[](i64 i) const { return words[within(i, room)]; }
#else
  HERE i64& operator[](i64 i) const { return words[within(i, room) * step]; }
#endif
};

FN void copy_words(const Vec& to, const Vec& from, i64 first, i64 n) {
  if (n < 0 || n > to.room) {
    fault();
    return;
  }
  if (to.words == from.words && first == 0) return;
  ROLLED for (i64 i = 0; i < n; i++) to[i] = from[first + i];
}
FN void fill_words(const Vec& to, i64 word, i64 n) {
  if (n < 0 || n > to.room) {
    fault();
    return;
  }
  ROLLED for (i64 i = 0; i < n; i++) to[i] = word;
}

// Constants of the Python modules, as they have worked them out.
template <class Word, int SIZE>
struct Table {
  Word words[SIZE];
  HERE i64 operator[](i64 i) const { return i64(words[within(i, SIZE)]); }
};
#ifdef __CUDACC__
#define TABLE(Word, name, size, ...) static __device__ const Table<Word, size> name = {{__VA_ARGS__}};
#else
#define TABLE(Word, name, size, ...) static const Table<Word, size> name = {{__VA_ARGS__}};
#endif

// Whole numbers as the compiled Python has them: 64 bits that wrap, division that rounds down.
FN i64 mul(i64 a, i64 b) { return i64(u64(a) * u64(b)); }
FN i64 shl(i64 a, i64 n) { return i64(u64(a) << n); }
FN i64 floordiv(i64 a, i64 b) {
  if (b == 0) {
    fault();
    return 0;
  }
  i64 q = a / b;
  return (q * b != a && (a < 0) != (b < 0)) ? q - 1 : q;
}
FN i64 floormod(i64 a, i64 b) {
  if (b == 0) {
    fault();
    return 0;
  }
  i64 r = a % b;
  return (r != 0 && (r < 0) != (b < 0)) ? r + b : r;
}
FN i64 either(i64 a, i64 b) { return a ? a : b; }
FN i64 most(i64 a, i64 b) { return a > b ? a : b; }
FN i64 least(i64 a, i64 b) { return a < b ? a : b; }
FN i64 magnitude(i64 a) { return a < 0 ? -a : a; }
FN i64 bit_count(i64 x) {
#ifdef __CUDACC__
  return __popcll(u64(x));
#else
  return __builtin_popcountll(u64(x));
#endif
}
FN i64 lowest_bit(i64 x) {
#ifdef __CUDACC__
  return __ffsll(x) - 1;
#else
  return __builtin_ffsll(x) - 1;
#endif
}

// core.chance.Fast: sfc32, and whole numbers below n without bias.
struct Chance {
  u32 a, b, c, step;
};
FN u32 next_word(Chance& chance) {
  u32 t = chance.a + chance.b + chance.step;
  chance.step++;
  chance.a = chance.b ^ (chance.b >> 9);
  chance.b = chance.c + (chance.c << 3);
  chance.c = ((chance.c << 21) | (chance.c >> 11)) + t;
  return t;
}
FN i64 below(Chance& chance, i64 n) {
  if (n < 2 || n > 0x80000000LL) {
    if (n != 1) fault();
    return 0;
  }
  u64 product = u64(next_word(chance)) * u64(n);
  if (u32(product) < u32(n)) {
    u32 floor = u32(0x100000000ULL % u64(n));
    while (u32(product) < floor) product = u64(next_word(chance)) * u64(n);
  }
  return i64(product >> 32);
}
// Fast(seed): the seed has 96 bits, of which `high` are the last 32.
FN void sow(Chance& chance, u64 seed, u32 high) {
  chance.a = u32(seed);
  chance.b = u32(seed >> 32);
  chance.c = high;
  chance.step = 1;
  ROLLED for (int i = 0; i < 15; i++) next_word(chance);
}
