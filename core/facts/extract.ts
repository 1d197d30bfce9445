import { currencyOfAll } from "#core/text/amounts/sums.ts";
import { readAge } from "./age.ts";
import { readCertifications } from "./asked/certifications.ts";
import { readDrivingLicence } from "./asked/driving-licence.ts";
import { readEducation } from "./asked/education.ts";
import { readExperience } from "./asked/experience.ts";
import { readHiring } from "./asked/hiring.ts";
import { readInternship } from "./asked/internship.ts";
import { readNoExperienceNeeded } from "./asked/no-experience-needed.ts";
import { readOwnVehicle } from "./asked/own-vehicle.ts";
import { readPapers } from "./asked/papers.ts";
import { readParticipantPays } from "./asked/participant-pays.ts";
import { readScreening } from "./asked/screening.ts";
import { readTraining } from "./asked/training.ts";
import { readWhoMayApply } from "./asked/who-may-apply.ts";
import { readAward, readBonuses, readTips } from "./bonuses.ts";
import { readLift, readStrenuous } from "./effort.ts";
import { readLength, readPositions } from "./extent.ts";
import type { Fact, FactReader, Reading } from "./fact.ts";
import { readHitch, readHours } from "./hours.ts";
import { readCampSite } from "./living/camp-site.ts";
import { readConnectivity } from "./living/connectivity.ts";
import { readCouples } from "./living/couples.ts";
import { readFamilies } from "./living/families.ts";
import { readHousing } from "./living/housing.ts";
import { readHousingCost } from "./living/housing-cost.ts";
import { readHousingKind } from "./living/housing-kind.ts";
import { readMeals } from "./living/meals.ts";
import { readPets } from "./living/pets.ts";
import { readRvSite } from "./living/rv-site.ts";
import { readBenefits } from "./offered/benefits.ts";
import { readGearOrProDeals } from "./offered/gear-or-pro-deals.ts";
import { readTravelPaid } from "./offered/travel-paid.ts";
import { isOfOtherJob } from "./other-jobs.ts";
import { readPay } from "./pay.ts";
import { readSeason } from "./season.ts";
import { sentencesOf } from "./sentences.ts";

/** Raise this when a rule changes, and all postings are read again. */
export const factsVersion = 8;

const readers: FactReader[] = [
  readSeason,
  readPay,
  readTips,
  readBonuses,
  readAward,
  readHours,
  readHitch,
  readLength,
  readPositions,
  readAge,
  readLift,
  readStrenuous,
  readHousing,
  readHousingCost,
  readHousingKind,
  readRvSite,
  readCampSite,
  readMeals,
  readConnectivity,
  readCertifications,
  readDrivingLicence,
  readPapers,
  readEducation,
  readExperience,
  readNoExperienceNeeded,
  readWhoMayApply,
  readOwnVehicle,
  readScreening,
  readHiring,
  readTraining,
  readInternship,
  readParticipantPays,
  readBenefits,
  readGearOrProDeals,
  readTravelPaid,
  readPets,
  readCouples,
  readFamilies,
];

type Posting = { title: string; text: string; postedAt?: Date | null; dollar?: string };

/** A fact that the text leaves out is unknown, never "no". */
export function extractFacts(posting: Posting): Fact[] {
  const { title, text, postedAt = null } = posting;
  const sentences = sentencesOf(text).filter((sentence) => !isOfOtherJob(sentence.text, title));
  const dollar = currencyOfAll(sentences) ?? posting.dollar ?? "USD";
  const reading: Reading = { title, text, sentences, postedAt, dollar };
  return readers.flatMap((read) => read(reading));
}
