/** What a saved job or an application knows. */
export type KeptJob = {
  jobId: string;
  jobTitle: string;
  companyName: string;
  location: string;
  jobUrl: string;
  jobType: string | null;
  salary: string | null;
};
