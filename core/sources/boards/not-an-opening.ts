const collecting = [
  /^(general|open|speculative|spontaneous|unsolicited|prospective) (job )?(application|interest|submission|inquiry)/i,
  /\bgeneral (application|interest)\b/i,
  /\btalent (community|network|pool|pipeline|bank)\b(?! (manager|lead|specialist|coordinator|partner|director))/i,
  /\bfuture (job |career |employment )?(opportunit|opening|role|position|consideration)/i,
  /^(don['’]t|do not|didn['’]t) see\b/i,
  /\bexpressions? of interest\b/i,
  /^(connect|(stay|keep) in touch) with\b/i,
  /^join (us|our team)\W*$/i,
];

export const notAnOpening = "not a specific opening";

export function collectsApplications(title: string): boolean {
  return collecting.some((pattern) => pattern.test(title.trim()));
}
