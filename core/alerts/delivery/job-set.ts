export type JobSet = Uint32Array;

export function jobSet(size: number, members: number[]): JobSet {
  const set = new Uint32Array(Math.ceil(size / 32));
  for (const member of members) set[member >> 5] = (set[member >> 5] ?? 0) | (1 << (member & 31));
  return set;
}

export function* inAll(sets: JobSet[], size: number): Generator<number> {
  for (let word = 0; word * 32 < size; word++) {
    let bits = sets.reduce((left, set) => left & (set[word] ?? 0), -1);
    for (; bits !== 0; bits &= bits - 1) {
      const member = word * 32 + (31 - Math.clz32(bits & -bits));
      if (member < size) yield member;
    }
  }
}

export function joined(sets: readonly JobSet[], size: number): JobSet {
  const all = jobSet(size, []);
  for (const set of sets) for (const [at, bits] of set.entries()) all[at] = (all[at] ?? 0) | bits;
  return all;
}

/** What is in all of them, and in the whole. */
export function shared(sets: readonly JobSet[], whole: JobSet): JobSet {
  const all = whole.slice();
  for (const set of sets) for (const [at, bits] of set.entries()) all[at] = (all[at] ?? 0) & bits;
  return all;
}

export function without(set: JobSet, others: JobSet): JobSet {
  return set.map((bits, at) => bits & ~(others[at] ?? 0));
}
