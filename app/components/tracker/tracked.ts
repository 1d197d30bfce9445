export type Tracked = { isSaved: (jobId: string) => boolean; isApplied: (jobId: string) => boolean };
