import { phrases } from "./phrases.ts";

export type Condition =
  | "couples"
  | "entry-level"
  | "fall"
  | "full-time"
  | "housing"
  | "hybrid"
  | "internship"
  | "meals"
  | "part-time"
  | "pets"
  | "remote"
  | "seasonal"
  | "spring"
  | "summer"
  | "visa"
  | "volunteer"
  | "wilderness-first-aid"
  | "wilderness-first-responder"
  | "winter"
  | "year-round";

/** A title that names another of these is for another time of year. */
export const timesOfYear: readonly Condition[] = ["fall", "spring", "summer", "winter", "year-round"];

/** A job must say that it meets one of these. For other conditions, silent listings are the second choice. */
export const firmConditions: readonly Condition[] = [
  "couples",
  "internship",
  "part-time",
  "pets",
  "visa",
  "volunteer",
];

/**
 * The words must be exact: "fall" is not "falls". Longer phrases of the vocabulary win: a "volunteer
 * coordinator" is paid. With `inPhrases`, one word in a text is not enough ("a couple of years", "prepares
 * meals").
 */
export const conditions: readonly {
  condition: Condition;
  inPhrases?: true;
  words: readonly string[];
}[] = [
  {
    condition: "couples",
    inPhrases: true,
    words: phrases(
      "as a couple, couple, couple positions, couples, couples welcome, for a couple, for couple, for couples, team couple, two people, with husband, with my boyfriend, with my girlfriend, with my husband, with my partner, with my spouse, with my wife, with partner, with spouse, with wife, work couple",
    ),
  },
  {
    condition: "entry-level",
    inPhrases: true,
    words: phrases(
      "beginner, beginner friendly, beginners, entry level, entrylevel, first job, for beginners, inexperienced, newbie, no degree, no exp, no exp needed, no experience, no experience necessary, no experience needed, no experience required, no prior experience, no skills, on the job training, paid training, training provided, will teach, will train, willing to train, without experience",
    ),
  },
  {
    condition: "fall",
    words: phrases("autumn, fall, fall season, fall seasonal"),
  },
  {
    condition: "full-time",
    words: phrases("40 hours, full time, full time hours, fulltime"),
  },
  {
    condition: "housing",
    words: phrases(
      "accommodation, accommodation provided, accommodations, accomodation, bunk house, bunkhouse, company housing, dorm, dormitory, dorms, employee housing, employer housing, family housing, food and housing, free housing, free rv site, full hookup, full hookups, housing, housing allowance, housing and food, housing and meals, housing assistance, housing available, housing included, housing provided, housing stipend, live in, live on location, live on site, live onsite, lives on site, lodging included, lodging provided, onsite housing, place to live, places to live, provides housing, room and board, room provided, rv hookup, rv site, rv sites, rv spot, seasonal housing, shared housing, staff cabin, staff housing, stay on site, subsidized housing, with accommodation, with accommodations, with free housing, with housing, with lodging, with room and board, with rv site, with staff housing, worker housing",
    ),
  },
  {
    condition: "hybrid",
    words: phrases(
      "hybrid, hybrid remote, hybrid work, part remote, partially remote, partly remote, some telework",
    ),
  },
  {
    condition: "internship",
    words: phrases(
      "intern, intern program, interns, internship, internship program, internships, paid internship, paid internships, student internship, summer internship position, unpaid internship, unpaid internships",
    ),
  },
  {
    condition: "meals",
    inPhrases: true,
    words: phrases(
      "employee meals, food included, food provided, free food, free meals, meals, meals included, meals provided, staff meals, with food, with meals",
    ),
  },
  {
    condition: "part-time",
    inPhrases: true,
    words: phrases(
      "evenings, few hours, flexible hours, half time, part time, part timer, part timers, parttime, side job, weekend, weekends, weekends only",
    ),
  },
  {
    condition: "pets",
    inPhrases: true,
    words: phrases(
      "allow dogs, allow pets, allows dogs, allows pets, bring a dog, bring dog, bring my dog, bring pet, bring pets, bring your dog, dog allowed, dog friendly, dog ok, dogs allowed, dogs ok, dogs welcome, pet friendly, pet ok, pets, pets allowed, pets ok, pets welcome, take my dog, with a dog, with dog, with my dog, with my pet, with pet, with pets",
    ),
  },
  {
    condition: "remote",
    words: phrases(
      "anywhere, digital nomad, from home, fully remote, home based, home office, online work, remote, remote job, remote jobs, remote work, remotely, telecommute, telecommuting, telework, teleworker, teleworking, virtual, wfh, work at home, work from anywhere, work from home",
    ),
  },
  {
    condition: "seasonal",
    words: phrases(
      "1039, 3 months, 6 months, limited term, non permanent, nte, season, season work, seasonal, seasonal employment, seasonal job, seasonal jobs, seasonal position, seasonal work, seasonal worker, seasonally, seasonals, seasons, short term, shortterm, six months, temp, temporary, temporary job, temporary work, the season, three months",
    ),
  },
  {
    condition: "spring",
    words: phrases(
      "spring, spring break, spring job, spring jobs, spring season, spring seasonal, springtime",
    ),
  },
  {
    condition: "summer",
    words: phrases(
      "over the summer, summer, summer employment, summer job, summer jobs, summer position, summer season, summer seasonal, summer work, summers, summertime, this summer",
    ),
  },
  {
    condition: "visa",
    words: phrases(
      "foreign workers, h 1b, h 2a, h 2b, h1b, h2a, h2b, h2b visa, international applicants, international students, international workers, j 1, j1, j1 visa, sponsorship, visa, visa sponsor, visa sponsored, visa sponsorship, visas, with visa, with visa sponsorship, work and travel, work permit, work visa, working holiday",
    ),
  },
  {
    condition: "volunteer",
    words: phrases(
      "unpaid, voluntary, volunteer, volunteer jobs, volunteer opportunities, volunteer position, volunteer work, volunteering, volunteers",
    ),
  },
  {
    condition: "wilderness-first-aid",
    words: phrases("wfa, wfa certified, wilderness first aid, with wfa"),
  },
  {
    condition: "wilderness-first-responder",
    words: phrases("wfr, wfr certified, wilderness first responder, with wfr, woofr"),
  },
  {
    condition: "winter",
    words: phrases(
      "over winter, this winter, winter, winter job, winter jobs, winter season, winter seasonal, winter work, winters, wintertime",
    ),
  },
  {
    condition: "year-round",
    words: phrases(
      "all year, full year, long term, longterm, non seasonal, nonseasonal, perm, permanent, permanent job, permanent position, year long, year round, yearlong, yearround",
    ),
  },
];
