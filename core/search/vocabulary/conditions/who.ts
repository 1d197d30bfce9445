import type { ConditionWords } from "#core/search/vocabulary/conditions/condition.ts";
import { phrases } from "#core/search/vocabulary/phrases.ts";

export const who: readonly ConditionWords[] = [
  {
    condition: "accessible",
    inPhrases: true,
    words: phrases(
      "autism friendly, disability, disability friendly, disabled, neurodivergent, schedule a, wheelchair, wheelchair accessible, with a disability",
    ),
    texts: phrases(
      "accessible housing is available, disabled applicants are encouraged, individuals with disabilities encouraged, individuals with disabilities may apply, make the workplace accessible, non competitive schedule a, people with disabilities are encouraged, reasonable accommodation for disabilities, schedule a hiring authority, wheelchair accessible work site",
    ),
  },
  {
    condition: "age-18",
    inPhrases: true,
    words: phrases(
      "18 and over, 18 and up, 18 plus, 18 year old, 18 year olds, 18 years old, at least 18, for 18 year olds, i am 18, i m 18, just turned 18, over 18",
    ),
    texts: phrases(
      "18 years and older, 18 years of age, 18 years or older, at least 18 years old, minimum age is 18, must be 18, must be at least 18, must be over 18",
    ),
  },
  {
    condition: "americorps",
    inPhrases: true,
    words: phrases(
      "americorps award, americorps benefits, americorps education award, americorps living allowance, americorps term, ed award, education award, eli segal, national service award, segal, segal award, segal education award, with education award",
    ),
    texts: phrases(
      "americorps service term, americorps state and national, earn an education award, eli segal education award, eligible for an americorps award, eligible for education award, funded by americorps, living allowance and education award, segal americorps education award, serve as an americorps member, supported by americorps funding",
    ),
  },
  {
    condition: "background-check",
    inPhrases: true,
    words: phrases(
      "background check, background check required, background checks, fingerprinting, fingerprints, live scan, livescan, national agency check, security clearance",
    ),
    texts: phrases(
      "background check and fingerprinting, background check is required, background investigation is required, complete a background check, criminal background check required, criminal history check, fingerprint background check, must pass a background check, pass a background check, pre employment background check, sex offender registry check, subject to a background check, successful completion of background investigation, undergo a background investigation",
    ),
  },
  {
    condition: "bilingual",
    inPhrases: true,
    words: phrases(
      "bilingual, bilingual english spanish, bilingual spanish, fluent in spanish, habla espanol, hablan espanol, hispanohablante, hispanohablantes, in spanish, spanish, spanish bilingual, spanish english, spanish fluent, spanish language, spanish speaker, spanish speakers, spanish speaking, speak spanish, speaks spanish",
    ),
    texts: phrases(
      "ability to speak spanish, bilingual candidates are encouraged, bilingual in english and spanish, bilingual pay differential, bilingual skills are preferred, conversational spanish is helpful, fluency in spanish, fluent in another language, language skills in spanish, second language is a plus, spanish is a plus, spanish language skills preferred, spanish speaking is preferred, speak english and spanish, written and spoken spanish",
    ),
  },
  {
    condition: "bipoc",
    inPhrases: true,
    words: phrases(
      "affinity crew, bipoc, black and brown, black indigenous, minorities, minority, people of color, people of colour, poc, underrepresented",
    ),
    texts: phrases(
      "bipoc affinity crew, bipoc applicants are encouraged, bipoc candidates are encouraged, bipoc crew, black indigenous people of color, candidates of color, communities of color encouraged, people of color are encouraged, people of color strongly encouraged, underrepresented groups encouraged",
    ),
  },
  {
    condition: "citizens-only",
    inPhrases: true,
    words: phrases(
      "for us citizens, u s citizen, u s citizens, united states citizen, us citizen, us citizens, us citizens only, us citizenship, us nationals",
    ),
    texts: phrases(
      "citizen of the united states, limited to us citizens, must be a us citizen, must be us citizen, must be us citizens, open to us citizens, proof of us citizenship, us citizens and nationals, us citizens or permanent residents, us citizenship is required, us citizenship required",
    ),
  },
  {
    condition: "degree",
    inPhrases: true,
    words: phrases(
      "bachelors, bachelors degree, bachelors required, bs degree, college degree, college grad, college graduate, degree required, four year degree, my degree, science degree, use my degree, with a degree, with college degree, with degree",
    ),
    texts: phrases(
      "associate degree is required, bachelor degree in related field, bachelors degree is required, bachelors degree required, bachelors or equivalent experience, college degree is preferred, college degree is required, degree in a related field, degree in environmental science, degree in natural resources, degree in recreation management, degree or equivalent experience, four year degree required, requires a bachelors degree, undergraduate degree in biology",
    ),
  },
  {
    condition: "entry-level",
    inPhrases: true,
    words: phrases(
      "anyone can do, beginner, beginner friendly, beginners, entry level, entrylevel, first job, first season, first time, for beginners, for newbies, greenhorn, inexperienced, little experience, little to no experience, never worked, new to the field, newbie, newbies, no exp, no exp needed, no experience, no experience necessary, no experience needed, no experience required, no previous experience, no prior experience, no qualifications, no skills, no training needed, ojt, on the job training, paid training, rookie, starter job, training included, training provided, unskilled, untrained, will teach, will train, willing to train, with no experience, with training, without experience, zero experience",
    ),
    texts: phrases(
      "all levels of experience welcome, all training is provided, all training will be provided, beginners are encouraged to apply, beginners are welcome, comprehensive training is provided, entry level position, experience is not necessary, experience is not needed, experience is not required, experience preferred but not required, first time applicants are welcome, full training is given, full training is provided, full training will be given, great first job, learn on the job, never done this before, no certifications are required, no experience is necessary, no experience is needed, no experience is required, no previous experience is needed, no previous experience is required, no prior experience is necessary, no prior experience is required, paid on the job training, paid training is provided, skills can be taught, training is provided, training will be provided, we provide all the training, we provide full training, we train our staff, we will teach you, we will train you, will train the right person",
    ),
  },
  {
    condition: "h-1b",
    inPhrases: true,
    words: phrases("h 1b, h 1b sponsorship, h 1b visa, h1b, h1b sponsor, h1b sponsorship, h1b visa, h1bs"),
    texts: phrases(
      "cap exempt h1b employer, h 1b sponsorship available, h 1b visa sponsorship, h1b visa sponsorship available, sponsor h1b visas, sponsorship of h1b",
    ),
  },
  {
    condition: "h-2a",
    inPhrases: true,
    words: phrases(
      "agricultural visa, farm visa, h 2a, h 2a visa, h2a, h2a jobs, h2a sponsor, h2a visa, h2as",
    ),
    texts: phrases(
      "h 2a job order, h 2a temporary agricultural, h2a job order, h2a temporary agricultural workers, h2a visa workers, temporary agricultural guest workers, three fourths guarantee",
    ),
  },
  {
    condition: "h-2b",
    inPhrases: true,
    words: phrases(
      "h 2b, h 2b jobs, h 2b sponsorship, h 2b visa, h2b, h2b jobs, h2b sponsor, h2b sponsorship, h2b visa, h2bs, returning h2b",
    ),
    texts: phrases(
      "h 2b job order, h 2b nonagricultural workers, h 2b visa program, h 2b workers, h2b extension candidates, h2b transfers are welcome, h2b visa program, h2b visa workers, returning h2b workers, temporary nonagricultural workers",
    ),
  },
  {
    condition: "j-1",
    inPhrases: true,
    words: phrases(
      "cultural exchange visa, exchange visa, exchange visitor program, j 1, j 1 sponsorship, j 1 students, j 1 summer work travel, j 1 visa, j 1s, j1, j1 sponsor, j1 sponsorship, j1 student, j1 students, j1 visa, j1s, summer work and travel, summer work travel, summer work travel program, work and travel, work and travel usa, work and travel visa, work travel",
    ),
    texts: phrases(
      "exchange visitors are welcome, hire j1 students, host j1 participants, international staff on j1, j 1 international students, j 1 visa holders, j 1 visa participants, j1 camp counselor visa, j1 international students, j1 participants are welcome, j1 students are welcome, j1 visa holders, j1 visa participants, j1 visa sponsorship, summer work travel students, through camp america, through ccusa or interexchange, through international camp staff agencies",
    ),
  },
  {
    condition: "lgbtq",
    inPhrases: true,
    words: phrases(
      "gay, gay friendly, lgbt, lgbt friendly, lgbtq, lgbtq crew, lgbtq friendly, lgbtqia, queer, queer friendly, rainbow crew, trans friendly, transgender",
    ),
    texts: phrases(
      "gender affirming workplace, gender neutral bathrooms and housing, gender neutral housing, inclusive of all gender identities, lgbtq affinity crew, lgbtq applicants are encouraged, lgbtq candidates are encouraged, lgbtqia affinity crew, lgbtqia people are encouraged, queer and trans people, rainbow conservation crew",
    ),
  },
  {
    condition: "license",
    inPhrases: true,
    words: phrases(
      "clean driving record, driver licence, driver license, driver s licence, driver s license, drivers licence, drivers license, drivers license required, driving licence, driving license, good driving record, valid driver s license, valid drivers license, valid license, with drivers license",
    ),
    texts: phrases(
      "able to drive company vehicles, acceptable driving record, at least two years driving, clean driving record required, drive 12 passenger vans, drive a manual transmission, drive a stick shift, drive government vehicles, driver license is required, drivers license is required, hold a valid drivers license, insurable driving record, licensed to drive, must be able to drive, must be insurable, must have a drivers license, pass a driving record check, possess a valid drivers license, state driver license required, valid driver license required, valid drivers license is required, valid state driver license",
    ),
  },
  {
    condition: "no-citizenship",
    inPhrases: true,
    words: phrases(
      "daca, dreamer, dreamers, for foreigners, for immigrants, for international, foreigner, foreigners, green card, green card holder, green card holders, immigrant, immigrants, international applicants, non citizen, non citizens, non us citizen, non us citizens, noncitizen, noncitizens, not a us citizen, undocumented",
    ),
    texts: phrases(
      "all nationalities are welcome, applicants from any country, applicants of all nationalities, candidates from abroad are welcome, citizenship is not required, daca recipients may apply, foreign nationals may apply, international applicants are welcome, non us citizens are welcome, non us citizens may apply, open to all nationalities, open to international applicants, open to non citizens, open to non us citizens",
    ),
  },
  {
    condition: "no-degree",
    inPhrases: true,
    words: phrases(
      "degree not required, ged, high school diploma, high school graduate, no college, no college degree, no college needed, no degree, no degree needed, no degree required, no diploma, no education, no ged, no high school diploma, without a degree, without college, without degree",
    ),
    texts: phrases(
      "college degree is not required, degree is not required, education is not required, equivalent experience in lieu, experience may substitute for education, ged or high school diploma, high school diploma or equivalent, high school diploma or ged, no college degree is required, no degree is required, no formal education is required, no high school diploma needed, no minimum education",
    ),
  },
  {
    condition: "no-drug-test",
    inPhrases: true,
    words: phrases(
      "420 friendly, cannabis friendly, doesn t drug test, dont drug test, drug test free, no drug screen, no drug screening, no drug test, no drug testing, no drug tests, that dont drug test, weed friendly, without drug test",
    ),
    texts: phrases(
      "do not drug test, drug testing is not required, no drug test is required, no pre employment drug test, we do not drug test",
    ),
  },
  {
    condition: "no-license",
    inPhrases: true,
    words: phrases(
      "cant drive, do not drive, don t drive, dont drive, dont need a license, driver license not required, driver s license not required, drivers license not required, license not required, no driver license, no driver s license, no drivers license, no drivers license needed, no driving, no driving licence, no driving required, no licence, no license, no license needed, non driver, not driving, suspended license, without a license, without driver license, without drivers license, without licence, without license",
    ),
    texts: phrases(
      "driver license is not required, drivers license is not required, license is not required, no drivers license is needed, no drivers license is required, no driving is required, transport to work provided, transportation to work is provided",
    ),
  },
  {
    condition: "retirees",
    inPhrases: true,
    words: phrases(
      "for retired, for retirees, for seniors, older adults, older people, older worker, older workers, over 40, over 50, over 55, over 60, over 65, post retirement, retired, retiree, retirees, retirement job, second career, semi retired, semi retirement, senior citizen, senior citizens, seniors",
    ),
    texts: phrases(
      "all ages are welcome, great for retirees, ideal for retirees, mature couples are welcome, open to all ages, perfect for retirees, retired couples are welcome, retirees are encouraged, retirees are encouraged to apply, retirees are welcome, retirees welcome to apply, seniors are encouraged to apply, workers of all ages",
    ),
  },
  {
    condition: "second-chance",
    inPhrases: true,
    words: phrases(
      "ban the box, convicted, criminal record, ex con, ex felon, fair chance, felon, felon friendly, felonies, felons, felony, felony friendly, formerly incarcerated, justice involved, misdemeanor, no background check, reentry, second chance, with a felony, with a record, with criminal record, with felony",
    ),
    texts: phrases(
      "ban the box employer, criminal record not a barrier, fair chance employer, fair chance ordinance, formerly incarcerated people are encouraged, justice involved individuals encouraged, people with criminal records encouraged, qualified applicants with arrest records, second chance employer, system impacted people encouraged, with arrest and conviction records",
    ),
  },
  {
    condition: "students",
    inPhrases: true,
    words: phrases(
      "between semesters, college break, college job, college jobs, for college students, for high schoolers and college, for students, for undergrads, for university students, student friendly, student job, student jobs, student position, student positions, students only, summer break, university job, while in college, while in school, winter break, work between semesters",
    ),
    texts: phrases(
      "academic credit is available, college credit is available, college students are encouraged, college students are welcome, currently enrolled college students, currently enrolled in a degree, enrolled in a college, enrolled in an accredited institution, ideal for college students, internship credit is available, must be a current student, must be a student, must be currently enrolled, open to current students, perfect for college students, pursuing a degree in, recent graduates and students, students are encouraged to apply, undergraduate or graduate students",
    ),
  },
  {
    condition: "supervisor",
    inPhrases: true,
    words: phrases(
      "lead level, lead position, lead positions, lead role, lead roles, leadership position, leadership positions, leadership role, leadership roles, management level, management role, manager level, managerial, senior level, senior position, senior role, supervisor level, supervisory, supervisory position, supervisory positions, supervisory role",
    ),
    texts: phrases(
      "a supervisory position, lead a crew of, lead a small team, lead a team of, lead and supervise staff, lead role on the team, manage a team of, overseeing a team of, responsible for supervising staff, supervise a crew of, supervise a staff of, supervise a team of, supervise and train staff, supervise seasonal employees, supervise seasonal staff, supervises seasonal employees, supervision of seasonal staff, supervisory experience is required",
    ),
  },
  {
    condition: "teens",
    inPhrases: true,
    words: phrases(
      "14 year old, 14 year olds, 15 year old, 15 year olds, 16 and up, 16 year old, 16 year olds, 16 years old, 17 year old, 17 year olds, 17 years old, for 15 year olds, for 16 year olds, for 17 year olds, for high school students, for high schoolers, for minors, for teenagers, for teens, high school job, high school jobs, high school student jobs, high schooler, high schoolers, hire at 14, hire at 15, hire at 16, hiring at 16, minors, teen job, teen jobs, teenage job, teenage jobs, teenager, teenagers, under 18, under eighteen, youth job, youth jobs",
    ),
    texts: phrases(
      "14 years of age, 15 and older, 15 years of age, 15 years or older, 16 and older, 16 years and older, 16 years of age, 16 years or older, ages 14 to 18, ages 15 to 18, ages 15 to 19, ages 16 to 18, ages 16 to 24, at least 14 years old, at least 15 years old, at least 16 years old, high school students are encouraged, high school students may apply, minimum age is 16, minimum age of 16, minors may need work permit, must be 16, must be at least 16, open to high school students, work permit for minors, youth ages 15 to 18",
    ),
  },
  {
    condition: "veterans",
    inPhrases: true,
    words: phrases(
      "ex military, for military, for military spouses, for veterans, former military, gi bill, military friendly, military spouse, military spouses, skillbridge, transitioning military, veteran, veteran friendly, veteran hiring, veteran jobs, veteran preference, veterans preference",
    ),
    texts: phrases(
      "dod skillbridge program, military experience is welcome, military spouses are encouraged, preference given to veterans, veterans are encouraged to apply, veterans crew, veterans fire crew, veterans hiring preference, veterans preference applies, veterans receive preference, veterans recruitment appointment",
    ),
  },
  {
    condition: "visa",
    words: phrases(
      "alien workers, any visa, e 3 visa, e3 visa, employer sponsor, foreign nationals, foreign workers, from abroad, from another country, from overseas, immigration sponsorship, international students, international workers, non immigrant visa, o1 visa, overseas applicants, q 1 visa, q1 visa, sponsor visa, sponsoring visas, sponsorship, sponsorship available, tn visa, visa, visa friendly, visa help, visa sponsor, visa sponsored, visa sponsoring, visa sponsorship, visa support, visas, with sponsorship, with visa, with visa sponsorship, work authorization, work permit, work visa, work visas",
    ),
    texts: phrases(
      "able to sponsor visas, assist with visa applications, assistance with work visas, international candidates will be considered, international staff are welcome, opt and cpt eligible, sponsor work visas, sponsorship is available, sponsorship may be available, visa assistance is available, visa sponsorship is available, visa sponsorship is offered, visa sponsorship is provided, visa sponsorship may be available, we sponsor visas, we will sponsor visas, will sponsor a visa",
    ),
  },
  {
    condition: "women",
    inPhrases: true,
    words: phrases(
      "all female, all female crew, all women, all women crew, all women s crew, all womens crew, female crew, female led, female only, female owned, females, for females, for women, woman owned, women crew, women led, women only, women owned, women run, women s crew, women s program, womens crew, womens program",
    ),
    texts: phrases(
      "all female identifying crew, all women fire crew, all women trail crew, crew of women, female identifying crew members, for women and nonbinary people, owned by women, run by women, women and gender expansive, women are encouraged to apply, women are strongly encouraged, women in wildland fire, women led company, women owned business, women owned company",
    ),
  },
  {
    condition: "working-holiday",
    inPhrases: true,
    words: phrases(
      "backpacker jobs, backpacker visa, iec visa, irec, whm, whv, working holiday, working holiday maker, working holiday makers, working holiday visa, working holidaymaker, working holidays, youth mobility, youth mobility visa",
    ),
    texts: phrases(
      "applicants with working holiday visas, counts towards second year visa, counts towards your 88 days, holders of working holiday visas, iec working holiday permit, international experience canada permit, on a working holiday, regional work for visa, suitable for working holiday makers, valid working holiday visa, working holiday visa holders, working holiday visas are welcome, youth mobility scheme visa",
    ),
  },
];
