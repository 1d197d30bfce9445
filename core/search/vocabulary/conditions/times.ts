import type { ConditionWords } from "#core/search/vocabulary/conditions/condition.ts";
import { phrases } from "#core/search/vocabulary/phrases.ts";

export const times: readonly ConditionWords[] = [
  {
    condition: "carless",
    inPhrases: true,
    words: phrases(
      "access by bus, bike to work, bus line, by bus, by train, can t drive to work, car free, car not needed, carless, don t have a car, dont have a car, dont own a car, employee bus, employee shuttle, free bus, free shuttle, near a bus, near public transit, near the bus, no car, no car needed, no car required, no vehicle, no vehicle needed, no wheels, on a bus line, on bus route, public transit, public transport, public transportation, shuttle provided, shuttle to work, train accessible, transport provided, transportation included, transportation provided, walk to work, walkable, walking distance, with transportation, without a car, without car, without transportation, without vehicle",
    ),
    texts: phrases(
      "airport pick up, airport pickup, bus passes are provided, car is not necessary, car is not needed, company vehicle is provided, employee bus to work, employee transportation, free employee shuttle, free shuttle to work, free transportation to work, near bus line, near public transportation, no personal vehicle is needed, on bus line, on the free bus line, personal vehicle is not required, pick up from airport, pick up from the train, pickup from the airport, public transportation available, ride to work, shuttle bus to work, shuttle for employees, shuttle to town, transportation is provided, transportation to and from work, transportation to work sites provided, vehicle is not necessary, walking distance to work, within walking distance",
    ),
  },
  {
    condition: "evenings",
    inPhrases: true,
    words: phrases(
      "2nd shift, after hours, after school hours, after work, afternoon shift, afternoons, afternoons and evenings, closing shift, dinner shift, evening, evening and weekend, evening hours, evening job, evening jobs, evening shift, evening shifts, evening work, evenings, evenings only, late afternoon, pm shift, second shift, swing shift, swing shifts, weeknights",
    ),
    texts: phrases(
      "afternoon and evening shifts, available on evenings, dinner service shift, evening and weekend hours, evening availability is required, evening programs required, evening shifts are available, evening shifts available, evening work may be, evenings and weekends, must work evenings, nights and evenings required, some evening hours, some evenings required, weekend and evening, work evening hours, work evenings, work some evenings, working evenings and weekends",
    ),
  },
  {
    condition: "fall",
    words: phrases(
      "after labor day, autumn, autumn job, autumn jobs, autumn season, autumn work, fall, fall 2026, fall 2027, fall job, fall jobs, fall season, fall seasonal, fall semester, fall work, foliage season, harvest season, hunting season, in the fall, into fall, leaf peeping, leaf season, post labor day, this autumn, this fall, through fall, until fall",
    ),
    texts: phrases(
      "august through november, august to november, autumn field season, fall field season, fall of this year, fall semester position, september through november, september through october, september to december, september to november, through the fall, through the fall season",
    ),
  },
  {
    condition: "flexible",
    inPhrases: true,
    words: phrases(
      "any hours, any schedule, around my schedule, around school schedule, choose my days, choose my own hours, choose your days, choose your own hours, choose your shifts, flex hours, flex schedule, flex time, flexibility, flexible, flexible dates, flexible days, flexible hours, flexible schedule, flexible scheduling, flexible shifts, flexible work, flexible work schedule, flextime, make your own hours, make your own schedule, on my own time, own hours, own schedule, pick my own hours, pick your own hours, pick your shifts, self scheduled, set my own hours, set your own hours, set your own schedule, variable hours, work around school, work when i want, work when you want",
    ),
    texts: phrases(
      "alternative work schedules are available, can be flexible with dates, choose your own schedule, dates are flexible, end dates are flexible, flexible end date, flexible start and end dates, flexible start date, flexible working hours, hours are flexible, hours can be flexible, pick your own schedule, remote and flexible schedule, schedule flexibility, schedule is flexible, scheduling is flexible, self scheduling, start date is flexible, start dates are flexible, variable schedule, we offer flexible scheduling, willing to work around, work around your schedule",
    ),
  },
  {
    condition: "four-tens",
    inPhrases: true,
    words: phrases(
      "10 hour days, 10 hour shifts, 10 hours a day, 10 hr days, 3 day weekend, 3 day weekends, 3 days off, 3 days off a week, 4 10 hour days, 4 10 schedule, 4 10s, 4 day week, 4 day work week, 4 day workweek, 4 day workweeks, 4 days a week, 4 days on, 4 on 3 off, 4 ten hour days, 4 tens, 4 x 10, 4x10, 4x10 hour, 4x10 schedule, 4x10 schedules, 4x10s, compressed schedule, compressed work week, four 10 hour days, four 10s, four day week, four day work week, four day workweek, four days a week, four tens, fridays off, monday through thursday, monday thru thursday, ten hour days, ten hour shifts, ten hour workdays, three day weekend, three day weekends",
    ),
    texts: phrases(
      "3 consecutive days off, 4 tens schedule, compressed work schedule, four 10 hour shifts, four 10 hours days, four ten hour days, four ten hour shifts, monday through thursday schedule, monday to thursday, ten hours per day, three consecutive days off, three day weekend every week, three days off each week",
    ),
  },
  {
    condition: "full-time",
    words: phrases(
      "32 to 40 hours, 35 hours, 36 hours, 38 hours, 40 hour, 40 hours, 40 hours a week, 40 hr, 40 hr week, 40 hrs, 40hrs, forty hours, ft position, fte, full time, full time hours, full time job, full time jobs, full time only, full time position, full time work, fulltime, guaranteed hours",
    ),
    texts: phrases(
      "35 hours per week, 37 hours per week, 40 hour week, 40 hour work week, 40 hours each week, 40 hours per week, 40 hours weekly, 5 days a week, approximately 40 hours, five days a week, five days per week, forty hours per week, full time exempt, full time hours available, full time nonexempt, full time regular position, full time schedule, full time seasonal position, guaranteed 40 hours, minimum 40 hours, schedule of 40 hours",
    ),
  },
  {
    condition: "hitch",
    inPhrases: true,
    words: phrases(
      "10 day hitch, 10 days on, 10 on 4 off, 12 on 2 off, 14 days on, 14 on 14 off, 2 on 2 off, 2 weeks on, 21 days on, 4 on 4 off, 5 on 4 off, 5 on 9 off, 6 on 8 off, 7 days on, 7 on 7 off, 8 day hitch, 8 days on, 8 on 6 off, 9 day hitch, 9 days on, 9 on 5 off, days on days off, eight on six off, extended hitches, field hitches, fifo, fly in fly out, hitch, hitch schedule, hitch work, hitches, nine on five off, on off schedule, rotation schedule, rotational, rotational schedule, rotations, spike out, ten on four off, two weeks on, week hitches, weeks on weeks off, work hitches",
    ),
    texts: phrases(
      "10 day hitches, 10 days on 4 off, 14 day hitches, 4 days off between hitches, 6 days off between hitches, 8 day backcountry hitches, 8 day hitches, 8 days on 6 off, 9 day hitches, 9 days on 5 off, eight day hitches, eight days on hitch, extended backcountry hitches, five days off between hitches, hitches of 8 days, multi day hitches, nine day hitch, nine day hitches, overnight hitches, schedule of 8 on, spike trips of, ten day hitches, two week rotations, week long hitches, week on week off, week on week off rotation, work 8 day hitches, work hitches of, work in hitches",
    ),
  },
  {
    condition: "immediate",
    inPhrases: true,
    words: phrases(
      "asap, available now, can start now, hire now, hiring asap, hiring immediately, immediate, immediate hire, immediate hiring, immediate opening, immediate openings, immediate start, immediate work, immediately, last minute, late season hire, mid season, mid season hire, needed asap, needed now, right now, start asap, start immediately, start next week, start now, start right away, start soon, start this month, start this week, start today, start tomorrow, starting asap, starting now, starting soon, starting this week, starts asap, starts now, starts soon, still hiring, urgent, urgent hire, urgent hiring, urgently, urgently hiring",
    ),
    texts: phrases(
      "accepting applications immediately, asap start, available for immediate start, available immediately, available to start immediately, begin as soon as possible, begin immediately, immediate employment, immediate hire available, immediate need, immediate opportunity, immediate positions available, immediate start available, immediate start date, immediate vacancy, immediately available position, join us now, last minute opening, mid season openings, need to fill immediately, needed for the current season, positions open immediately, ready to start immediately, start as soon as possible, start date as soon as, start immediately upon hire, starting as soon as possible, starting immediately, starts immediately, still hiring for this season, urgent need, we are hiring immediately",
    ),
  },
  {
    condition: "nights",
    inPhrases: true,
    words: phrases(
      "3rd shift, after dark, at night, dusk to dawn, graveyard, graveyard shift, graveyards, late evening, late night, late nights, late shift, night crew, night hours, night job, night jobs, night schedule, night shift, night shifts, night time, night work, nights, nights only, nightshift, nighttime, nocturnal, overnight job, overnight jobs, overnight shift, overnight shifts, overnight work, overnights, third shift, third shifts, work at night, work nights",
    ),
    texts: phrases(
      "10pm to 6am, 11 pm to 7 am, 11pm to 7am, 12am to 8am, all night shifts, graveyard shift available, late night shifts, midnight shift, night shift position, night shifts are required, night shifts from, night surveys, nights and weekends, nighttime hours, nighttime surveys, nocturnal field work, nocturnal hours, nocturnal surveys, overnight hours, overnight schedule, overnight shifts are available, shifts start at 10pm, work overnight hours, work the night shift, working at night",
    ),
  },
  {
    condition: "part-time",
    inPhrases: true,
    words: phrases(
      "10 hours, 10 hours a week, 15 hours, 15 hours a week, 2 days a week, 20 hours, 20 hours a week, 20 hrs, 20 hrs a week, 25 hours, 25 hours a week, 3 days a week, 30 hours, 30 hours a week, casual, casual work, couple days a week, few days, few days a week, few hours, few hours a week, few shifts, half time, less than 40 hours, less than full time, occasional, occasional work, once a week, one day a week, part time, part time gig, part time hours, part time job, part time jobs, part time only, part time position, part time work, part timer, part timers, parttime, second job, side gig, side hustle, side job, side work, three days a week, under 30 hours",
    ),
    texts: phrases(
      "10 hours per week, 10 to 20 hours, 12 hours per week, 15 hours per week, 15 to 20 hours, 16 hours per week, 20 hours per week, 20 to 25 hours, 20 to 30 hours, 24 hours per week, 24 to 32 hours, 25 hours per week, 25 to 30 hours, 30 hours per week, 32 hours per week, a few days a week, as few as two days, casual position, fewer than 30 hours, hours per week part time, less than 30 hours, on call part time, part time and on call, part time hours available, part time positions are available, part time schedule, part time seasonal, two days a week, two to three days",
    ),
  },
  {
    condition: "seasonal",
    words: phrases(
      "1039, 1039 appointment, 1039 hours, 3 months, 4 months, 5 month, 5 months, 6 month, 6 month contract, 6 months, 7 months, 8 months, 9 month, 9 months, eight months, five months, fixed term, four months, full season, high season, limited duration, limited term, month to month, nine months, non permanent, not to exceed, nte, off season, offseason, peak season, perm seasonal, permanent seasonal, psr, season, season job, season work, seasonal, seasonal contract, seasonal employment, seasonal gig, seasonal gigs, seasonal hire, seasonal hiring, seasonal job, seasonal jobs, seasonal opportunities, seasonal position, seasonal positions, seasonal role, seasonal staff, seasonal term, seasonal work, seasonal worker, seasonal workers, seasonally, seasonals, seasons, seven months, shoulder season, six months, temp, temp appointment, temp job, temp jobs, temp work, temporary, temporary job, temporary jobs, temporary position, temporary seasonal, temporary work, term appointment, term job, term jobs, term position, the season, three months",
    ),
    texts: phrases(
      "a seasonal position, a six month position, appointment not to exceed, april through october, april to october, for the season, may through october, may through september, may to october, may to september, mid april through october, month seasonal position, not exceed 1039 hours, not to exceed 1039 hours, operating season runs, position is seasonal, season is april, season is from may, season runs from, seasonal position lasting, temporary seasonal position, term limited position",
    ),
  },
  {
    condition: "short-term",
    inPhrases: true,
    words: phrases(
      "1 month, 10 weeks, 12 weeks, 2 months, 2 weeks, 3 weeks, 4 weeks, 6 weeks, 8 weeks, a couple months, a few months, a few weeks, between seasons, couple months, couple of weeks, couple weeks, eight weeks, few months, few weeks, for a couple months, for a couple weeks, for a few months, for a few weeks, for a month, for a week, for one month, for two months, in between seasons, interim, one month, quick gig, short contract, short contracts, short gig, short gigs, short season, short seasonal, short stint, short term, short term contract, short term job, short term work, shortterm, six weeks, temporary gig, ten weeks, two months, two weeks",
    ),
    texts: phrases(
      "10 week internship, 10 week position, 10 week program, 11 week internship, 12 week internship, 12 week position, 6 week position, 6 week program, 8 week position, 8 week program, 9 week program, a short term position, eight week position, eight week program, five week contract, four week contract, month long position, nine week position, one month contract, session lasting two weeks, seven week position, short contracts are available, short term assignment, short term contract position, short term employment, short term opportunity, short term position, six week contract, six weeks of summer, ten week position, ten week program, three month contract, three week contract, twelve week position, two month contract, two week contract, work for one session",
    ),
  },
  {
    condition: "spring",
    words: phrases(
      "early spring, in the spring, late spring, spring, spring 2026, spring 2027, spring break, spring job, spring jobs, spring season, spring seasonal, spring semester, spring work, springtime, this spring, through spring, until spring",
    ),
    texts: phrases(
      "april through june, april to june, february through may, february to may, march through june, march through may, march to june, march to may, spring field season, spring migration, spring of this year, spring semester position, this coming spring",
    ),
  },
  {
    condition: "summer",
    words: phrases(
      "all summer, all summer long, entire summer, for summer, for the summer, full summer, in summer, in the summer, midsummer, next summer, over the summer, summer, summer 2026, summer 2027, summer break work, summer contract, summer employment, summer gig, summer gigs, summer hire, summer hiring, summer job, summer jobs, summer long, summer months, summer only, summer opportunities, summer position, summer positions, summer season, summer seasonal, summer seasonals, summer staff, summer temp, summer time, summer work, summers, summertime, this summer, whole summer",
    ),
    texts: phrases(
      "end of may to august, for the summer season, june through august, june through labor day, june through mid august, june through september, june to august, june to september, late may to august, may through august, may to august, memorial day through labor day, memorial day to labor day, mid june to august, over the summer months, summer field season, summer months only, this coming summer, this summer season, through labor day, through the summer",
    ),
  },
  {
    condition: "weekdays",
    inPhrases: true,
    words: phrases(
      "9 to 5, business hours, day shift, day shifts, days off weekends, days only, daytime, every weekend off, mon fri, monday friday, monday through friday, monday thru friday, monday to friday, no evenings, no holidays, no late nights, no night shift, no night shifts, no nights, no nights or weekends, no overnights, no weekends, normal hours, office hours, regular hours, set schedule, standard hours, weekday, weekday only, weekdays, weekdays only, weekend off, weekends off, with weekends off",
    ),
    texts: phrases(
      "7am to 330pm, 8 am to 5 pm, 8am to 430pm, 8am to 5pm, 9am to 5pm, m f schedule, monday friday schedule, monday through friday schedule, monday to friday schedule, no weekends required, regular business hours, saturday and sunday off, standard business hours, standard monday through friday, standard work week, weekends and holidays off, weekends are off",
    ),
  },
  {
    condition: "weekends",
    inPhrases: true,
    words: phrases(
      "every other weekend, fri sat sun, friday saturday sunday, friday to sunday, holidays and weekends, sat sun, saturday, saturday and sunday, saturday only, saturday sunday, saturdays, saturdays and sundays, some weekends, sunday, sunday only, sundays, weekend, weekend availability, weekend gig, weekend gigs, weekend hours, weekend job, weekend jobs, weekend only, weekend shift, weekend shifts, weekend work, weekends, weekends only",
    ),
    texts: phrases(
      "able to work weekends, available on weekends, available weekends, evening weekend and holiday work, friday saturday and sunday, friday through sunday, holidays and weekends required, including weekends and holidays, must be available weekends, must work weekends, required to work weekends, rotating weekends, saturday and sunday shifts, some weekend work, thursday through sunday, thursday to sunday, wednesday through sunday, wednesday to sunday, weekend and holiday availability, weekend availability is required, weekend shifts are required, weekends and holidays, weekends and holidays are required, weekends required, work weekends, work weekends and holidays, working weekends, working weekends and holidays",
    ),
  },
  {
    condition: "winter",
    words: phrases(
      "all winter, all winter long, entire winter, for the winter, for winter, full winter, in the winter, in winter, next winter, over winter, ski bum season, ski season, ski season jobs, ski season work, snow season, snowboard season, this winter, whole winter, winter, winter 2026, winter 2027, winter contract, winter employment, winter gig, winter gigs, winter hire, winter hiring, winter job, winter jobs, winter long, winter months, winter only, winter opportunities, winter position, winter positions, winter season, winter seasonal, winter seasonals, winter staff, winter temp, winter time, winter work, winters, wintertime",
    ),
    texts: phrases(
      "december through april, december through march, december to april, december to march, for the winter season, mid november through april, mid november to april, november through april, november through march, november to april, november to march, over the winter months, this coming winter, through the ski season, through the winter season, until the mountain closes, winter field season",
    ),
  },
  {
    condition: "year-round",
    words: phrases(
      "all year, all year long, all year round, career conditional, career seasonal, career status, full year, indefinite, long term, longterm, no end date, non seasonal, nonseasonal, not seasonal, not temporary, open ended, perm, perm full time, perm job, permanent, permanent job, permanent jobs, permanent only, permanent position, permanent positions, permie, permies, salaried, year long, year round, year round job, year round jobs, year round position, year round work, yearlong, yearround",
    ),
    texts: phrases(
      "12 month position, 12 months a year, a permanent position, a year round position, all year position, employed year round, full time permanent position, full year position, not a seasonal position, ongoing year round employment, open all year, permanent career appointment, permanent full time position, position is permanent, position is year round, year round employment, year round full time, year round permanent position, years round operation",
    ),
  },
];
