import type { ConditionWords } from "#core/search/vocabulary/conditions/condition.ts";
import { phrases } from "#core/search/vocabulary/phrases.ts";

export const times: readonly ConditionWords[] = [
  {
    condition: "carless",
    inPhrases: true,
    words: phrases(
      "access by bus, by bus, by train, car free, car not needed, carless, dont have a car, no car, no car needed, no car required, no vehicle, no vehicle needed, on bus route, public transit, public transport, public transportation, transportation provided, with transportation, without a car, without car, without vehicle",
    ),
    texts: phrases(
      "bus passes are provided, car is not necessary, car is not needed, company vehicle is provided, employee bus to work, free employee shuttle, free shuttle to work, free transportation to work, near public transportation, no personal vehicle is needed, on the free bus line, personal vehicle is not required, pick up from airport, pickup from the airport, shuttle for employees, shuttle to town, transportation to work sites provided, vehicle is not necessary",
    ),
  },
  {
    condition: "evenings",
    inPhrases: true,
    words: phrases(
      "after hours, after school hours, after work, evening, evening hours, evening job, evening jobs, evening shift, evening shifts, evening work, evenings, evenings only, swing shift, swing shifts",
    ),
    texts: phrases(
      "available on evenings, evening and weekend hours, evening availability is required, evening shifts are available, evening shifts available, evenings and weekends, must work evenings, nights and evenings required, some evenings required, work evening hours, working evenings and weekends",
    ),
  },
  {
    condition: "fall",
    words: phrases(
      "autumn, autumn job, autumn jobs, fall, fall job, fall jobs, fall season, fall seasonal, fall work, hunting season, through fall, until fall",
    ),
    texts: phrases(
      "august through november, august to november, autumn field season, fall field season, fall of this year, fall semester position, september through november, september through october, september to december, september to november, through the fall, through the fall season",
    ),
  },
  {
    condition: "flexible",
    inPhrases: true,
    words: phrases(
      "any hours, choose my own hours, choose your own hours, flex hours, flex schedule, flex time, flexible, flexible hours, flexible schedule, flexible scheduling, flexible shifts, flexible work, flexible work schedule, flextime, make your own hours, make your own schedule, own schedule, set my own hours, set your own hours, set your own schedule",
    ),
    texts: phrases(
      "alternative work schedules are available, can be flexible with dates, choose your own schedule, dates are flexible, end dates are flexible, flexible end date, flexible start and end dates, flexible start date, flexible working hours, hours are flexible, hours can be flexible, remote and flexible schedule, schedule is flexible, scheduling is flexible, start date is flexible, start dates are flexible, we offer flexible scheduling, work around your schedule",
    ),
  },
  {
    condition: "four-tens",
    inPhrases: true,
    words: phrases(
      "10 hour days, 10 hour shifts, 10 hr days, 3 day weekend, 3 day weekends, 3 days off, 4 10 hour days, 4 10 schedule, 4 10s, 4 day week, 4 day work week, 4 days a week, 4 days on, 4 on 3 off, 4 tens, 4 x 10, 4x10, 4x10 schedule, 4x10s, compressed schedule, compressed work week, four 10 hour days, four 10s, four day week, four day work week, four tens, ten hour days, three day weekend, three day weekends",
    ),
    texts: phrases(
      "compressed work schedule, four 10 hour shifts, four 10 hours days, four ten hour days, four ten hour shifts, monday through thursday schedule, monday to thursday, ten hours per day, three day weekend every week, three days off each week",
    ),
  },
  {
    condition: "full-time",
    words: phrases(
      "35 hours, 36 hours, 38 hours, 40 hours, 40 hours a week, 40 hrs, 40hrs, ft position, fte, full time, full time hours, full time job, full time jobs, full time position, full time work, fulltime",
    ),
    texts: phrases(
      "35 hours per week, 37 hours per week, 40 hour week, 40 hour work week, 40 hours each week, 40 hours per week, approximately 40 hours, five days a week, five days per week, forty hours per week, full time exempt, full time hours available, full time nonexempt, full time regular position, full time seasonal position, guaranteed 40 hours, schedule of 40 hours",
    ),
  },
  {
    condition: "hitch",
    inPhrases: true,
    words: phrases(
      "10 days on, 10 on 4 off, 12 on 2 off, 14 days on, 14 on 14 off, 2 on 2 off, 2 weeks on, 21 days on, 4 on 4 off, 5 on 4 off, 5 on 9 off, 6 on 8 off, 7 days on, 7 on 7 off, 8 days on, 8 on 6 off, 9 days on, 9 on 5 off, days on days off, fifo, fly in fly out, hitch, hitch schedule, hitches, rotation schedule, rotational, rotational schedule, rotations, spike out, two weeks on, weeks on weeks off",
    ),
    texts: phrases(
      "10 day hitches, 10 days on 4 off, 14 day hitches, 4 days off between hitches, 6 days off between hitches, 8 day backcountry hitches, 8 day hitches, 8 days on 6 off, 9 day hitches, 9 days on 5 off, eight day hitches, five days off between hitches, nine day hitches, schedule of 8 on, spike trips of, ten day hitches, two week rotations, week on week off, week on week off rotation, work 8 day hitches, work hitches of",
    ),
  },
  {
    condition: "immediate",
    inPhrases: true,
    words: phrases(
      "asap, can start now, hiring immediately, immediate, immediate hire, immediate opening, immediate openings, immediate start, immediately, mid season, mid season hire, start asap, start immediately, start now, start right away, start this month, start this week, start today, start tomorrow, starting now, urgent, urgent hire, urgent hiring, urgently, urgently hiring",
    ),
    texts: phrases(
      "available for immediate start, available immediately, available to start immediately, begin as soon as possible, begin immediately, immediate need, immediate positions available, immediate start available, immediate start date, immediately available position, join us now, mid season openings, needed for the current season, start as soon as possible, start date as soon as, start immediately upon hire, starting as soon as possible, starting immediately, still hiring for this season, urgent need",
    ),
  },
  {
    condition: "nights",
    inPhrases: true,
    words: phrases(
      "graveyard, graveyard shift, late night, late nights, late shift, night job, night jobs, night shift, night shifts, night work, nights, nights only, nightshift, overnight shift, overnight shifts, overnights, third shift, third shifts, work at night, work nights",
    ),
    texts: phrases(
      "11pm to 7am, all night shifts, graveyard shift available, late night shifts, night shifts are required, night shifts from, nights and weekends, nighttime surveys, nocturnal field work, nocturnal surveys, overnight hours, overnight shifts are available, shifts start at 10pm, work overnight hours, work the night shift, working at night",
    ),
  },
  {
    condition: "part-time",
    inPhrases: true,
    words: phrases(
      "10 hours, 15 hours, 20 hours, 20 hours a week, 25 hours, 30 hours, couple days a week, days a week, few days a week, few hours, few hours a week, half time, part time, part time hours, part time job, part time jobs, part time position, part time work, part timer, part timers, parttime, second job, side gig, side hustle, side job, side work",
    ),
    texts: phrases(
      "10 hours per week, 12 hours per week, 15 hours per week, 16 hours per week, 20 hours per week, 24 hours per week, 25 hours per week, 30 hours per week, 32 hours per week, a few days a week, as few as two days, fewer than 30 hours, hours per week part time, less than 30 hours, part time and on call, part time hours available, part time positions are available, two days a week, two to three days",
    ),
  },
  {
    condition: "seasonal",
    words: phrases(
      "1039, 1039 hours, 3 months, 4 months, 5 months, 6 months, 8 months, 9 months, fixed term, limited term, non permanent, not to exceed, nte, off season, offseason, perm seasonal, permanent seasonal, psr, season, season work, seasonal, seasonal employment, seasonal job, seasonal jobs, seasonal position, seasonal positions, seasonal work, seasonal worker, seasonal workers, seasonally, seasonals, seasons, shoulder season, six months, temp, temp job, temp jobs, temporary, temporary job, temporary jobs, temporary position, temporary seasonal, temporary work, term appointment, term position, the season, three months",
    ),
    texts: phrases(
      "a seasonal position, a six month position, appointment not to exceed, april through october, april to october, for the season, may through october, may through september, may to october, may to september, mid april through october, month seasonal position, not exceed 1039 hours, not to exceed 1039 hours, operating season runs, position is seasonal, season is april, season is from may, season runs from, seasonal position lasting, temporary seasonal position, term limited position",
    ),
  },
  {
    condition: "short-term",
    inPhrases: true,
    words: phrases(
      "1 month, 10 weeks, 12 weeks, 2 months, 2 weeks, 3 weeks, 4 weeks, 6 weeks, 8 weeks, a few months, a few weeks, couple months, couple of weeks, eight weeks, few months, few weeks, for a month, for a week, for two months, one month, short contract, short gig, short season, short stint, short term, short term contract, short term job, short term work, shortterm, six weeks, ten weeks, two months, two weeks",
    ),
    texts: phrases(
      "10 week position, 11 week internship, 12 week internship, 12 week position, 8 week position, a short term position, eight week position, four week contract, one month contract, session lasting two weeks, short contracts are available, short term contract position, short term position, six week contract, six weeks of summer, ten week position, twelve week position, two month contract, work for one session",
    ),
  },
  {
    condition: "spring",
    words: phrases(
      "spring, spring break, spring job, spring jobs, spring season, spring seasonal, spring work, springtime, through spring, until spring",
    ),
    texts: phrases(
      "april through june, april to june, february through may, february to may, march through june, march through may, march to june, march to may, spring field season, spring migration, spring of this year, spring semester position, this coming spring",
    ),
  },
  {
    condition: "summer",
    words: phrases(
      "for summer, for the summer, over the summer, summer, summer 2026, summer 2027, summer employment, summer gig, summer gigs, summer job, summer jobs, summer long, summer position, summer positions, summer season, summer seasonal, summer seasonals, summer work, summers, summertime, this summer",
    ),
    texts: phrases(
      "end of may to august, for the summer season, june through august, june through labor day, june through mid august, june through september, june to august, june to september, late may to august, may through august, may to august, memorial day through labor day, memorial day to labor day, mid june to august, over the summer months, summer field season, summer months only, this coming summer, this summer season, through labor day, through the summer",
    ),
  },
  {
    condition: "weekdays",
    inPhrases: true,
    words: phrases(
      "days off weekends, mon fri, monday friday, monday through friday, monday thru friday, monday to friday, no weekends, normal hours, office hours, regular hours, weekday, weekdays, weekends off",
    ),
    texts: phrases(
      "m f schedule, monday friday schedule, monday through friday schedule, monday to friday schedule, no weekends required, regular business hours, saturday and sunday off, standard business hours, standard work week, weekends are off",
    ),
  },
  {
    condition: "weekends",
    inPhrases: true,
    words: phrases(
      "fri sat sun, friday saturday sunday, holidays and weekends, sat sun, saturday, saturday and sunday, saturdays, sunday, sundays, weekend, weekend job, weekend jobs, weekend only, weekend shift, weekend shifts, weekend work, weekends, weekends only",
    ),
    texts: phrases(
      "able to work weekends, available on weekends, evening weekend and holiday work, friday through sunday, holidays and weekends required, including weekends and holidays, must be available weekends, must work weekends, required to work weekends, saturday and sunday shifts, weekend and holiday availability, weekend availability is required, weekend shifts are required, weekends and holidays, weekends and holidays are required, work weekends and holidays, working weekends and holidays",
    ),
  },
  {
    condition: "winter",
    words: phrases(
      "for the winter, for winter, over winter, ski season, ski season jobs, snow season, this winter, winter, winter 2026, winter 2027, winter employment, winter gig, winter gigs, winter job, winter jobs, winter position, winter positions, winter season, winter seasonal, winter seasonals, winter work, winters, wintertime",
    ),
    texts: phrases(
      "december through april, december through march, december to april, december to march, for the winter season, mid november through april, mid november to april, november through april, november through march, november to april, november to march, over the winter months, this coming winter, through the ski season, through the winter season, until the mountain closes, winter field season",
    ),
  },
  {
    condition: "year-round",
    words: phrases(
      "all year, all year long, all year round, career conditional, career seasonal, career status, full year, long term, longterm, non seasonal, nonseasonal, not seasonal, perm, perm job, permanent, permanent job, permanent jobs, permanent position, permanent positions, permie, permies, year long, year round, year round job, year round jobs, year round position, year round work, yearlong, yearround",
    ),
    texts: phrases(
      "12 month position, 12 months a year, a permanent position, a year round position, all year position, employed year round, full time permanent position, full year position, not a seasonal position, ongoing year round employment, open all year, permanent career appointment, permanent full time position, position is permanent, position is year round, year round employment, year round full time, year round permanent position, years round operation",
    ),
  },
];
