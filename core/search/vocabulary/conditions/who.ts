import type { ConditionWords } from "#core/search/vocabulary/conditions/condition.ts";
import { phrases } from "#core/search/vocabulary/phrases.ts";

export const who: readonly ConditionWords[] = [
  {
    condition: "accessible",
    inPhrases: true,
    words: phrases(
      "adhd friendly, autism friendly, chronic illness, deaf friendly, disability, disability accommodations, disability friendly, disabled, disabled friendly, for disabled, handicap accessible, neurodivergent, neurodivergent friendly, neurodiverse, schedule a, schedule a eligible, wheelchair, wheelchair accessible, with a disability",
    ),
    texts: phrases(
      "accessible housing is available, ada accessible housing, disabilities are encouraged, disabilities encouraged to apply, disabled applicants are encouraged, individuals with disabilities encouraged, individuals with disabilities may apply, make the workplace accessible, neurodivergent applicants, neurodivergent people encouraged, non competitive schedule a, people with disabilities are encouraged, persons with disabilities encouraged, reasonable accommodation for disabilities, schedule a applicants, schedule a appointment, schedule a hiring authority, wheelchair accessible work site",
    ),
  },
  {
    condition: "age-18",
    inPhrases: true,
    words: phrases(
      "18 and over, 18 and up, 18 or older, 18 or over, 18 plus, 18 year old, 18 year olds, 18 years old, at least 18, eighteen, eighteen and over, for 18 year olds, i am 18, i m 18, just turned 18, over 18, over eighteen",
    ),
    texts: phrases(
      "18 years and older, 18 years minimum, 18 years of age, 18 years or older, age 18 or older, at least 18 years old, minimum 18 years, minimum age 18, minimum age is 18, must be 18, must be at least 18, must be over 18",
    ),
  },
  {
    condition: "americorps",
    inPhrases: true,
    words: phrases(
      "american climate corps, americorps award, americorps benefits, americorps ed award, americorps education, americorps education award, americorps living allowance, americorps position, americorps service, americorps stipend, americorps term, ed award, ed awards, education award, education awards, eli segal, loan forbearance, national service award, segal, segal award, segal ed award, segal education award, student loan forbearance, with americorps award, with ed award, with education award, with segal award",
    ),
    texts: phrases(
      "1700 hour americorps, 450 hour americorps, 675 hour americorps, 900 hour americorps, americorps members serve, americorps service term, americorps slot, americorps state and national, earn an education award, eli segal education award, eligible for an americorps award, eligible for education award, funded by americorps, half time americorps, living allowance and education award, quarter time americorps, segal americorps education award, serve as an americorps member, serving as americorps, supported by americorps funding",
    ),
  },
  {
    condition: "background-check",
    inPhrases: true,
    words: phrases(
      "background check, background check required, background checks, background investigation, background screening, fbi check, fingerprint check, fingerprint clearance, fingerprinting, fingerprints, live scan, livescan, national agency check, public trust, security clearance",
    ),
    texts: phrases(
      "background check and fingerprinting, background check is required, background checks are required, background investigation is required, complete a background check, criminal background check required, criminal background screening, criminal history check, criminal record check, favorable background investigation, fbi background check, fingerprint background check, must pass a background check, national sex offender, pass a background check, pre employment background check, sex offender registry check, state and federal background, subject to a background check, successful completion of background investigation, suitability background, undergo a background investigation",
    ),
  },
  {
    condition: "bilingual",
    inPhrases: true,
    words: phrases(
      "bilingual, bilingual english spanish, bilingual preferred, bilingual required, bilingual spanish, fluent in spanish, fluent spanish, habla espanol, hablan espanol, hispanohablante, hispanohablantes, in spanish, more than one language, multilingual, spanish, spanish and english, spanish bilingual, spanish english, spanish fluent, spanish language, spanish preferred, spanish required, spanish speaker, spanish speakers, spanish speaking, speak spanish, speaks spanish, trilingual, two languages, use my spanish",
    ),
    texts: phrases(
      "ability to speak spanish, bilingual ability, bilingual applicants, bilingual candidates, bilingual candidates are encouraged, bilingual in english and spanish, bilingual pay differential, bilingual skills, bilingual skills are preferred, conversational spanish is helpful, fluency in spanish, fluent in another language, fluent in english and spanish, knowledge of spanish, language skills in spanish, proficiency in another language, proficient in spanish, second language is a plus, spanish fluency, spanish is a plus, spanish language ability, spanish language skills, spanish language skills preferred, spanish proficiency, spanish skills, spanish speaking is preferred, speak a second language, speak english and spanish, written and spoken spanish",
    ),
  },
  {
    condition: "bipoc",
    inPhrases: true,
    words: phrases(
      "affinity crew, bipoc, black and brown, black indigenous, for people of color, hispanic, indigenous crew, indigenous led, latinx, minorities, minority, people of color, people of colour, poc, underrepresented",
    ),
    texts: phrases(
      "bipoc affinity crew, bipoc applicants, bipoc applicants are encouraged, bipoc candidates, bipoc candidates are encouraged, bipoc crew, bipoc individuals, black indigenous people of color, candidates of color, communities of color encouraged, historically excluded communities, historically underrepresented communities, indigenous applicants, indigenous people encouraged, latinx applicants, people of color are encouraged, people of color strongly encouraged, underrepresented groups encouraged",
    ),
  },
  {
    condition: "citizens-only",
    inPhrases: true,
    words: phrases(
      "american citizen, american citizens, citizens only, citizenship required, for us citizens, u s citizen, u s citizens, u s citizenship, united states citizen, us citizen, us citizen only, us citizens, us citizens only, us citizenship, us nationals",
    ),
    texts: phrases(
      "citizen of the united states, citizens or nationals, limited to us citizens, must be a us citizen, must be us citizen, must be us citizens, must be us nationals, open to us citizens, proof of us citizenship, u s citizen or national, us citizen or national, us citizens and nationals, us citizens or permanent residents, us citizenship is required, us citizenship required",
    ),
  },
  {
    condition: "degree",
    inPhrases: true,
    words: phrases(
      "associates degree, ba or bs, bachelor degree, bachelor s degree, bachelors, bachelors degree, bachelors required, bs degree, bs or ba, college degree, college educated, college grad, college graduate, degree required, four year degree, my degree, related degree, science degree, undergraduate degree, use my degree, with a degree, with bachelors, with college degree, with degree",
    ),
    texts: phrases(
      "associate degree is required, bachelor degree in related field, bachelor degree or equivalent, bachelor s degree preferred, bachelor s degree required, bachelors degree is required, bachelors degree required, bachelors or equivalent experience, college degree is preferred, college degree is required, degree in a related field, degree in biology, degree in ecology, degree in environmental science, degree in environmental studies, degree in forestry, degree in natural resources, degree in outdoor recreation, degree in recreation management, degree in wildlife biology, degree in wildlife management, degree is preferred, degree or equivalent experience, degree preferred, four year degree required, hold a bachelor degree, requires a bachelors degree, two year degree, undergraduate degree in biology",
    ),
  },
  {
    condition: "entry-level",
    inPhrases: true,
    words: phrases(
      "anyone can do, beginner, beginner friendly, beginner level, beginners, complete beginner, easy to get, entry level, entry level job, entry level jobs, entry position, entrylevel, first job, first season, first time, first timer, first timers, foot in the door, for beginners, for inexperienced, for newbies, get my foot in, get started in, greenhorn, inexperienced, just starting out, learn as you go, little experience, little to no experience, low experience, minimal experience, never worked, new to guiding, new to the field, newbie, newbies, newcomer, no background needed, no cert, no certifications, no certs, no certs needed, no exp, no exp needed, no experience, no experience necessary, no experience needed, no experience ok, no experience required, no experience welcome, no previous experience, no prior, no prior experience, no qualifications, no qualifications needed, no resume, no skills, no skills needed, no skills required, no training needed, not experienced, ojt, on the job training, paid training, rookie, rookie friendly, rookies, starter job, teach me, teach you, that train, train me, training included, training offered, training provided, trains you, unskilled, untrained, will teach, will train, willing to learn, willing to teach, willing to train, with no experience, with no skills, with training, without certifications, without experience, without skills, zero experience",
    ),
    texts: phrases(
      "all levels of experience welcome, all training is provided, all training will be provided, beginners are encouraged to apply, beginners are welcome, certifications provided, complete training provided, comprehensive training is provided, entry level opportunity, entry level position, entry level role, experience is not necessary, experience is not needed, experience is not required, experience preferred but not required, extensive training provided, first time applicants are welcome, full training is given, full training is provided, full training will be given, great first job, guide school is provided, guide training provided, learn new skills, learn on the job, never done this before, new guides are welcome, no certifications are required, no experience is necessary, no experience is needed, no experience is required, no previous experience is needed, no previous experience is required, no prior experience is necessary, no prior experience is required, on the job training provided, open to beginners, paid on the job training, paid staff training, paid training is provided, skills can be taught, training and certification provided, training is included, training is offered, training is provided, training will be offered, training will be provided, we offer training, we provide all the training, we provide full training, we train our staff, we will teach you, we will train you, will provide training, will train the right person",
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
      "agricultural guest worker, agricultural visa, farm visa, h 2a, h 2a visa, h2a, h2a jobs, h2a sponsor, h2a sponsorship, h2a visa, h2a visas, h2a worker, h2a workers, h2as",
    ),
    texts: phrases(
      "h 2a job order, h 2a temporary agricultural, h2a job order, h2a temporary agricultural workers, h2a visa workers, temporary agricultural guest workers, three fourths guarantee",
    ),
  },
  {
    condition: "h-2b",
    inPhrases: true,
    words: phrases(
      "h 2b, h 2b jobs, h 2b sponsorship, h 2b visa, h2b, h2b extension, h2b jobs, h2b sponsor, h2b sponsorship, h2b transfer, h2b visa, h2b visas, h2b worker, h2b workers, h2bs, returning h2b",
    ),
    texts: phrases(
      "h 2b job order, h 2b nonagricultural workers, h 2b visa program, h 2b workers, h2b extension candidates, h2b transfers are welcome, h2b visa program, h2b visa workers, in country h2b workers, returning h2b workers, returning worker h2b, temporary nonagricultural workers",
    ),
  },
  {
    condition: "j-1",
    inPhrases: true,
    words: phrases(
      "bridge usa, camp america, ccusa, cultural exchange program, cultural exchange visa, exchange program, exchange visa, exchange visitor program, j 1, j 1 sponsorship, j 1 students, j 1 summer work travel, j 1 visa, j 1s, j visa, j1, j1 jobs, j1 sponsor, j1 sponsorship, j1 student, j1 students, j1 visa, j1 visas, j1 work travel, j1s, summer work and travel, summer work travel, summer work travel program, summer work visa, swt, work and travel, work and travel program, work and travel usa, work and travel visa, work travel, work travel usa",
    ),
    texts: phrases(
      "bridge usa program, exchange visitor participants, exchange visitors are welcome, hire j1 students, host j1 participants, international camp counselors, international staff on j1, international student workers, j 1 international students, j 1 program, j 1 visa holders, j 1 visa participants, j1 camp counselor visa, j1 international students, j1 participants, j1 participants are welcome, j1 program, j1 students are welcome, j1 visa holders, j1 visa participants, j1 visa sponsorship, j1 visa students, summer work travel students, through camp america, through ccusa or interexchange, through international camp staff agencies",
    ),
  },
  {
    condition: "lgbtq",
    inPhrases: true,
    words: phrases(
      "2slgbtq, gay, gay friendly, gender inclusive, lesbian, lgbt, lgbt friendly, lgbtq, lgbtq crew, lgbtq friendly, lgbtq inclusive, lgbtq owned, lgbtq plus, lgbtqia, lgbtqia friendly, nonbinary, queer, queer crew, queer friendly, queer led, rainbow crew, trans, trans friendly, trans inclusive, transgender",
    ),
    texts: phrases(
      "gender affirming workplace, gender expansive applicants, gender inclusive facilities, gender inclusive housing, gender neutral bathrooms and housing, gender neutral housing, inclusive of all gender identities, lgbtq affinity crew, lgbtq applicants are encouraged, lgbtq candidates are encouraged, lgbtq individuals encouraged, lgbtq people, lgbtqia affinity crew, lgbtqia people are encouraged, nonbinary and trans people, queer and trans people, rainbow conservation crew, trans and nonbinary",
    ),
  },
  {
    condition: "license",
    inPhrases: true,
    words: phrases(
      "can drive, class d license, clean dmv, clean driver record, clean driving record, dl required, driver licence, driver license, driver s licence, driver s license, drivers licence, drivers license, drivers license holder, drivers license required, driving licence, driving license, driving required, good driving record, good mvr, have a license, must drive, mvr, valid driver s license, valid drivers license, valid license, with a license, with driver license, with drivers license, with driving license, with license",
    ),
    texts: phrases(
      "ability to drive, able to drive, able to drive company vehicles, acceptable driving record, at least two years driving, clean driving record required, clean mvr, current drivers license, drive 12 passenger vans, drive a manual transmission, drive a stick shift, drive government vehicles, driver license and clean, driver license is required, drivers license and insurance, drivers license is required, have a valid driver, have valid drivers license, hold a valid drivers license, insurable driving record, insurable under company policy, legally able to drive, licensed to drive, must be able to drive, must be insurable, must have a drivers license, mvr check, pass a driving record check, possess a valid drivers license, safe driving record, satisfactory driving record, state driver license required, unrestricted driver license, valid driver license required, valid drivers license is required, valid state driver license",
    ),
  },
  {
    condition: "no-citizenship",
    inPhrases: true,
    words: phrases(
      "any nationality, daca, dreamer, dreamers, for canadians, for foreigners, for immigrants, for international, for non citizens, foreign worker, foreigner, foreigners, green card, green card holder, green card holders, immigrant, immigrants, international applicants, international candidates, international people, itin, non americans, non citizen, non citizens, non us citizen, non us citizens, noncitizen, noncitizens, not a us citizen, not american, refugee, refugees, undocumented, without citizenship, without papers",
    ),
    texts: phrases(
      "all nationalities are welcome, applicants from any country, applicants of all nationalities, candidates from abroad are welcome, citizenship is not required, daca recipients, daca recipients may apply, foreign nationals may apply, international applicants are welcome, international applicants welcome, non us citizens are welcome, non us citizens may apply, noncitizens may apply, open to all nationalities, open to international applicants, open to non citizens, open to non us citizens, regardless of immigration status, visa holders are welcome",
    ),
  },
  {
    condition: "no-degree",
    inPhrases: true,
    words: phrases(
      "college dropout, degree not required, did not finish college, didn t go to college, don t need a degree, dont need a degree, dropout, ged, high school diploma, high school dropout, high school education, high school graduate, high school only, never went to college, no bachelors, no college, no college degree, no college needed, no degree, no degree needed, no degree required, no diploma, no diploma needed, no education, no ged, no high school diploma, no school, non degree, with a ged, with ged, with high school diploma, without a college degree, without a degree, without bachelors, without college, without degree, without diploma",
    ),
    texts: phrases(
      "college degree is not required, combination of education and experience, degree is not required, diploma or equivalent, education is not required, equivalent experience in lieu, experience in lieu of degree, experience may be substituted, experience may substitute for education, ged or high school diploma, high school diploma or equivalent, high school diploma or ged, no college degree is required, no degree is required, no formal education is required, no high school diploma needed, no minimum education, substituted for education",
    ),
  },
  {
    condition: "no-drug-test",
    inPhrases: true,
    words: phrases(
      "420 friendly, cannabis friendly, cannabis ok, doesn t drug test, doesnt drug test, don t drug test, dont drug test, drug test free, marijuana friendly, no drug screen, no drug screening, no drug test, no drug testing, no drug tests, no drug tests required, no mandatory drug test, no pee test, no piss test, no random drug test, no urine test, not drug test, pot friendly, stoner friendly, that don t drug test, that dont drug test, weed friendly, who dont drug test, without a drug test, without drug test, without drug testing",
    ),
    texts: phrases(
      "cannabis friendly workplace, do not drug test, drug testing is not required, no drug test is required, no pre employment drug test, we do not drug test",
    ),
  },
  {
    condition: "no-license",
    inPhrases: true,
    words: phrases(
      "can t drive, cannot drive, cant drive, do not drive, don t drive, don t have a license, dont drive, dont have a license, dont need a license, driver license not required, driver s license not required, drivers license not required, dui, dwi, license not required, lost my license, never learned to drive, no dl, no driver license, no driver s license, no driver s license needed, no driver s license required, no drivers license, no drivers license needed, no driving, no driving licence, no driving required, no licence, no licence needed, no license, no license needed, no license required, non driver, not driving, revoked license, suspended license, unlicensed, with a dui, with dui, without a driver s license, without a drivers license, without a license, without driver license, without driver s license, without drivers license, without driving, without licence, without license",
    ),
    texts: phrases(
      "driver license is not required, drivers license is not required, license is not required, no drivers license is needed, no drivers license is required, no driving is required, transport to work provided, transportation to work is provided",
    ),
  },
  {
    condition: "retirees",
    inPhrases: true,
    words: phrases(
      "50 plus, 55 plus, 60 plus, after retirement, early retired, early retirement, empty nester, empty nesters, for older adults, for older people, for older workers, for pensioners, for retired, for retirees, for seniors, in retirement, just retired, mature worker, mature workers, older adults, older couple, older couples, older people, older worker, older workers, over 40, over 50, over 55, over 60, over 65, over 70, pensioner, pensioners, post retirement, retired, retired couples, retired people, retired teacher, retired teachers, retiree, retirees, retirement gig, retirement job, second career, semi retire, semi retired, semi retirement, senior citizen, senior citizens, seniors, seniors welcome",
    ),
    texts: phrases(
      "active retirees, all ages are welcome, great for retired, great for retirees, ideal for retired couples, ideal for retirees, ideal retirement job, mature couples are welcome, mature individuals, open to all ages, open to retirees, perfect for retirees, perfect retirement job, recent retirees, retired couples are welcome, retired individuals, retired persons, retirees and students, retirees and teachers, retirees are encouraged, retirees are encouraged to apply, retirees are welcome, retirees welcome to apply, seniors are encouraged to apply, students and retirees, teachers and retirees, workers of all ages",
    ),
  },
  {
    condition: "second-chance",
    inPhrases: true,
    words: phrases(
      "background friendly, bad background, bad record, ban the box, convicted, criminal record, drug charge, ex con, ex convict, ex convicts, ex felon, ex offender, ex offenders, expunged, fair chance, fair chance hiring, felon, felon friendly, felonies, felons, felons welcome, felony, felony friendly, felony ok, formerly incarcerated, hire felons, hires felons, incarcerated, justice involved, misdemeanor, misdemeanors, no background, no background check, no background checks, on parole, on probation, out of prison, parole, parolee, probation, recovery friendly, reentry, reentry program, returning citizen, returning citizens, second chance, second chance hiring, second chances, with a felony, with a misdemeanor, with a record, with criminal record, with felony, with record",
    ),
    texts: phrases(
      "arrest or conviction records, ban the box employer, conviction history considered, criminal record not a barrier, fair chance act, fair chance employer, fair chance initiative, fair chance ordinance, formerly incarcerated individuals, formerly incarcerated people are encouraged, justice involved individuals encouraged, people with criminal records encouraged, qualified applicants with arrest records, recovery friendly workplace, second chance employer, system impacted people encouraged, with arrest and conviction records",
    ),
  },
  {
    condition: "students",
    inPhrases: true,
    words: phrases(
      "between semesters, college age, college break, college job, college jobs, college kids, college students only, during college, fall break, for college, for college kids, for college students, for enrolled students, for grad students, for high schoolers and college, for students, for students on break, for undergrads, for university students, full time student, holiday break, i am a student, on break from college, on summer break, rising juniors, rising senior, rising seniors, semester off, student friendly, student job, student jobs, student position, student positions, student schedule, student workers, students on summer break, students only, summer break, university job, while in college, while in school, while studying, winter break, work and study, work between semesters, working student",
    ),
    texts: phrases(
      "academic credit is available, actively enrolled in, around your class schedule, college credit is available, college students are encouraged, college students are welcome, college students welcome, current college students, currently enrolled, currently enrolled college students, currently enrolled in a degree, enrolled in a college, enrolled in an accredited institution, for academic credit, graduating seniors, ideal for college students, internship credit is available, matriculated students, must be a current student, must be a student, must be currently enrolled, open to current students, open to students, perfect for college students, pursuing a bachelor degree, pursuing a degree in, recent graduates and students, return to school, returning to school, rising juniors and seniors, student schedules, students are encouraged to apply, students may apply, undergraduate or graduate students",
    ),
  },
  {
    condition: "supervisor",
    inPhrases: true,
    words: phrases(
      "executive level, foreman level, lead jobs, lead level, lead position, lead positions, lead role, lead roles, leadership job, leadership jobs, leadership position, leadership positions, leadership role, leadership roles, leading a team, management job, management jobs, management level, management position, management positions, management role, manager level, managerial, mid level, mid level management, senior jobs, senior level, senior position, senior role, supervise people, supervisor job, supervisor jobs, supervisor level, supervisor position, supervisor positions, supervisor role, supervisory, supervisory position, supervisory positions, supervisory role, team lead role",
    ),
    texts: phrases(
      "a supervisory position, direct supervision of staff, directly supervises, functions as a supervisor, hire train and supervise, hiring and supervising, lead a crew, lead a crew of, lead a small team, lead a team, lead a team of, lead and supervise staff, lead role on the team, manage a team, manage a team of, mentor and supervise, overseeing a team of, responsible for supervising staff, supervise a crew, supervise a crew of, supervise a staff of, supervise a team, supervise a team of, supervise and mentor, supervise and train staff, supervise crew members, supervise employees, supervise interns, supervise seasonal employees, supervise seasonal staff, supervise staff, supervises seasonal employees, supervising a crew, supervision of seasonal staff, supervisory experience is required, train and supervise",
    ),
  },
  {
    condition: "teens",
    inPhrases: true,
    words: phrases(
      "14 year old, 14 year olds, 15 year old, 15 year olds, 16 and up, 16 year old, 16 year olds, 16 years old, 17 year old, 17 year olds, 17 years old, for 15 year olds, for 16 year olds, for 17 year olds, for high school, for high school students, for high schoolers, for kids under 18, for minors, for my teen, for my teenager, for teenagers, for teens, high school age, high school aged, high school freshman, high school job, high school jobs, high school junior, high school kids, high school senior, high school seniors, high school sophomore, high school student, high school student jobs, high school students, high schooler, high schoolers, hire at 14, hire at 15, hire at 16, hiring at 16, i am 15, i am 16, i am 17, i m 15, i m 16, i m 17, minors, still in high school, teen employment, teen job, teen jobs, teen work, teenage job, teenage jobs, teenager, teenagers, under 18, under eighteen, underage, ycc age, youth employment, youth job, youth jobs",
    ),
    texts: phrases(
      "14 and older, 14 or older, 14 years of age, 15 and older, 15 years of age, 15 years or older, 16 and older, 16 or older, 16 years and older, 16 years of age, 16 years or older, age 14 and up, age 15 and up, age 16 and up, ages 14 to 17, ages 14 to 18, ages 15 to 17, ages 15 to 18, ages 15 to 19, ages 16 to 18, ages 16 to 19, ages 16 to 24, at least 14 years old, at least 15 years old, at least 16 years old, high school students are encouraged, high school students may apply, minimum age 14, minimum age 15, minimum age 16, minimum age is 16, minimum age of 16, minors may need work permit, must be 14, must be 15, must be 16, must be at least 14, must be at least 15, must be at least 16, open to high school students, work permit for minors, youth ages 14, youth ages 15 to 18, youth ages 16",
    ),
  },
  {
    condition: "veterans",
    inPhrases: true,
    words: phrases(
      "army veteran, combat veteran, disabled veteran, ex army, ex military, for military, for military spouses, for veterans, former military, gi bill, hire veterans, hires veterans, hiring our heroes, military friendly, military spouse, military spouses, military to civilian, post 9 11 veterans, retired military, servicemember, skill bridge, skillbridge, transitioning military, transitioning service member, transitioning service members, vet preference, veteran, veteran crew, veteran friendly, veteran hiring, veteran jobs, veteran preference, veterans corps, veterans only, veterans preference, veterans recruitment, vra, with veterans preference",
    ),
    texts: phrases(
      "active duty military, dod skillbridge program, military experience is welcome, military spouses are encouraged, military veterans, preference given to veterans, skillbridge program, veteran owned, veterans and military spouses, veterans are encouraged, veterans are encouraged to apply, veterans crew, veterans encouraged to apply, veterans fire crew, veterans hiring preference, veterans preference applies, veterans receive preference, veterans recruitment appointment, veterans strongly encouraged, vra eligible",
    ),
  },
  {
    condition: "visa",
    words: phrases(
      "alien workers, any visa, e 3 visa, e3, e3 visa, employer sponsor, employment visa, f 1 visa, f1 opt, f1 student, f1 students, f1 visa, foreign nationals, foreign workers, from abroad, from another country, from overseas, get a visa, green card sponsorship, help with visa, immigration sponsorship, international candidate, international sponsorship, international students, international workers, l1 visa, need sponsorship, need visa sponsorship, needs sponsorship, non immigrant visa, o 1 visa, o1 visa, opt cpt, opt students, overseas applicants, q 1 visa, q1 visa, r1 visa, sponsor foreigners, sponsor me, sponsor my visa, sponsor visa, sponsor visas, sponsoring visas, sponsors visas, sponsorship, sponsorship available, stem opt, tn visa, visa, visa friendly, visa help, visa jobs, visa sponsor, visa sponsored, visa sponsoring, visa sponsors, visa sponsorship, visa support, visas, willing to sponsor, with sponsorship, with visa, with visa sponsorship, work authorization, work permit, work visa, work visas",
    ),
    texts: phrases(
      "able to provide sponsorship, able to sponsor visas, assist with visa applications, assistance with work visas, cpt and opt students, employer sponsored visa, immigration sponsorship available, international applicants considered, international candidates will be considered, international staff are welcome, opt and cpt eligible, opt candidates welcome, opt students welcome, provide visa sponsorship, sponsor a visa, sponsor work visas, sponsorship for qualified candidates, sponsorship is available, sponsorship may be available, support visa applications, visa assistance, visa assistance is available, visa sponsorship is available, visa sponsorship is offered, visa sponsorship is provided, visa sponsorship may be available, we sponsor visas, we will sponsor visas, will sponsor a visa",
    ),
  },
  {
    condition: "women",
    inPhrases: true,
    words: phrases(
      "all female, all female crew, all women, all women crew, all women s crew, all womens crew, by women, female crew, female founded, female identifying, female led, female only, female owned, female run, females, for females, for women, girls only, ladies, mom owned, woman owned, woman run, women and nonbinary, women crew, women founded, women friendly, women identifying, women led, women only, women owned, women run, women s crew, women s program, womens crew, womens only, womens program",
    ),
    texts: phrases(
      "all female identifying crew, all women fire crew, all women trail crew, crew of women, female identifying crew members, for women and nonbinary people, founded by women, identify as women, owned by women, run by women, women and gender expansive, women are encouraged to apply, women are strongly encouraged, women identifying crew, women in wildland fire, women led company, women only crew, women owned business, women owned company, women s trail crew, womens fire crew, womens trail crew",
    ),
  },
  {
    condition: "working-holiday",
    inPhrases: true,
    words: phrases(
      "2nd year visa, 417 visa, 462 visa, 88 days, backpacker jobs, backpacker visa, iec visa, irec, regional work, second year visa, subclass 417, subclass 462, whm, whv, working holiday, working holiday maker, working holiday makers, working holiday visa, working holidaymaker, working holidays, youth mobility, youth mobility visa",
    ),
    texts: phrases(
      "applicants with working holiday visas, counts towards second year visa, counts towards your 88 days, holders of working holiday visas, iec working holiday permit, international experience canada permit, on a working holiday, regional work for visa, suitable for working holiday makers, valid working holiday visa, working holiday visa holders, working holiday visas are welcome, youth mobility scheme visa",
    ),
  },
];
