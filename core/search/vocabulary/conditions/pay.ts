import type { ConditionWords } from "#core/search/vocabulary/conditions/condition.ts";
import { phrases } from "#core/search/vocabulary/phrases.ts";

export const pay: readonly ConditionWords[] = [
  {
    condition: "benefits",
    words: phrases(
      "401k, 401k match, 401k matching, 403b, benefit eligible, benefits, benefits eligible, benefits package, dental, dental insurance, employee benefits, federal benefits, fehb, fers, full benefits, good benefits, great benefits, health and dental, health benefits, health coverage, health insurance, healthcare benefits, holiday pay, loan forgiveness, maternity leave, medical and dental, medical benefits, medical insurance, paid holidays, paid leave, paid parental leave, paid sick leave, paid time off, paid vacation, parental leave, paternity leave, pension, pslf, pto, retirement, retirement benefits, retirement plan, sick leave, state benefits, student loan forgiveness, thrift savings, tsp, tuition assistance, tuition reimbursement, vacation time, vision insurance, wellness stipend, with 401k, with benefits, with dental, with full benefits, with health insurance, with healthcare, with insurance, with pto, with retirement",
    ),
    texts: phrases(
      "401k with company match, 401k with employer match, annual and sick leave, benefits include medical, benefits may include, benefits package available, benefits package includes, competitive benefits package, comprehensive benefits package, dental and vision insurance, earn paid time off, earn sick leave, eligible for benefits, eligible for federal benefits, eligible for health insurance, eligible for state benefits, employee assistance program, employer paid health insurance, employer sponsored health insurance, excellent benefits, federal employee health benefits, full benefits package, generous benefits package, generous paid time off, health and dental insurance, health care coverage, health dental and vision, health insurance benefits, health insurance is available, health insurance is provided, health insurance premiums, health insurance stipend, health stipend, healthcare stipend, medical and dental coverage, medical dental and vision, paid annual leave, paid holidays and vacation, paid sick and vacation, paid sick time, paid time off and holidays, paid vacation and holidays, paid vacation days, retirement plan with match, sick time accrual, simple ira match, thrift savings plan, vacation accrual, vacation and sick leave, wellness benefits",
    ),
  },
  {
    condition: "bonus",
    inPhrases: true,
    words: phrases(
      "bonus, bonus at the end, bonus pay, bonuses, cash bonus, completion bonus, contract bonus, end bonus, end of season bonus, end of year bonus, finish bonus, finishing bonus, hiring bonus, incentive pay, incentives, longevity bonus, loyalty bonus, performance bonus, profit sharing, recruitment bonus, referral bonus, relocation bonus, retention bonus, return bonus, returner bonus, returning bonus, season bonus, season end bonus, sign on bonus, signing bonus, stay bonus program, summer bonus, winter bonus, with bonus, with completion bonus, with end of season bonus, with retention bonus, with sign on bonus",
    ),
    texts: phrases(
      "bonus at end of season, bonus for completing the contract, bonus for completing the season, bonus for finishing, bonus for full season, bonus for returning staff, bonus for staying, bonus if you complete, bonus is paid upon completion, bonus opportunities, bonus paid at end, bonus pay for each hour, bonus program, bonus upon successful completion, completion bonus is offered, contract completion bonus, discretionary bonus, eligible for a bonus, eligible for a completion bonus, employee referral bonus, end of contract bonus, end of season bonuses, end of season retention bonus, end of summer bonus, hiring incentive, hourly bonus, incentive bonus, per hour bonus, recruitment incentive is available, returning employee bonus, returning staff bonus, season completion bonus, seasonal bonus, sign on bonus available, sign on bonus of, stay bonus",
    ),
  },
  {
    condition: "hazard-pay",
    inPhrases: true,
    words: phrases(
      "danger pay, environmental differential, h pay, hazard differential, hazard duty, hazard duty pay, hazard pay, hazardous duty, hazardous duty pay, hazardous pay, overtime and h pay, with hazard pay",
    ),
    texts: phrases(
      "eligible for hazard pay, environmental differential pay, hazard pay and overtime, hazard pay on fires, hazard pay when assigned, hazardous duty differential, hazardous duty pay may apply, overtime and hazard pay, receive hazard pay",
    ),
  },
  {
    condition: "overtime",
    inPhrases: true,
    words: phrases(
      "50 hours a week, 60 hours a week, double time, extra hours, guaranteed overtime, lots of hours, lots of ot, lots of overtime, mandatory overtime, more than 40 hours, ot, ot available, ot pay, overtime, overtime available, overtime hours, overtime opportunities, overtime pay, overtime work, plenty of overtime, time and a half, unlimited overtime, with overtime",
    ),
    texts: phrases(
      "earn overtime pay, eligible for overtime, extra hours available, frequent overtime, opportunities for overtime, overtime after 40 hours, overtime as needed, overtime hours are available, overtime is available, overtime is common, overtime is expected, overtime is likely, overtime is paid, overtime may be available, overtime may be required, overtime opportunities are available, overtime pay after, overtime when assigned, paid at time and half, plus overtime pay, significant overtime, time and a half pay",
    ),
  },
  {
    condition: "per-diem",
    inPhrases: true,
    words: phrases(
      "daily allowance, daily food allowance, daily stipend, field per diem, food per diem, gsa rate, m and ie, meal per diem, meals and incidentals, per diem, per diem included, per diem paid, per diem provided, per diems, perdiem, plus per diem, travel per diem, with per diem",
    ),
    texts: phrases(
      "daily food stipend, daily meal allowance, daily meal stipend, daily per diem, food per diem is provided, meals and incidental expenses, paid per diem, per diem for food, per diem for meals, per diem in the field, per diem is offered, per diem is paid, per diem is provided, per diem on travel days, per diem rate, per diem while traveling, per diem will be paid, receive per diem",
    ),
  },
  {
    condition: "pro-deals",
    inPhrases: true,
    words: phrases(
      "boot allowance, boot stipend, boots provided, clothing allowance, clothing stipend, discount on gear, discounted gear, employee discount, employee discounts, employee pricing, equipment stipend, expert voice, expertvoice, free boots, free clothes, free gear, free jacket, free outerwear, free skis, free uniform, gear allowance, gear deals, gear discount, gear discounts, gear perks, gear provided, gear stipend, gear supplied, industry discount, industry discounts, industry pricing, outdoor prolink, pro deal, pro deals, pro discount, pro discounts, pro form, pro pricing, pro purchase, prodeal, prodeals, prolink, shop discount, staff discount, staff discounts, uniform included, uniform provided, uniform stipend, with gear, with gear discounts, with gear provided, with pro deals, with prodeals",
    ),
    texts: phrases(
      "access to pro deals, access to proforms, boot stipend is provided, brand discounts, camping gear is provided, discount on gear and clothing, discount on merchandise, discount on retail, discounts at retail outlets, discounts on equipment, discounts on gear, discounts on outdoor gear, employee discounts on gear, employee discounts on retail, equipment and gear provided, expertvoice access, gear allowance is provided, gear and uniform provided, gear is provided, gear loan program, gear stipend is provided, generous employee discount, group gear provided, industry pro deals, outdoor industry discounts, pro deal access, pro deal program, pro deals on gear, pro deals on outdoor gear, pro deals with outdoor brands, pro form discounts, pro purchase discounts, pro purchase program, retail discount, shop discounts, staff discounts on gear, staff uniform provided, uniform allowance, uniform and gear provided, uniform and outerwear provided, uniform is provided, uniforms are provided",
    ),
  },
  {
    condition: "season-pass",
    inPhrases: true,
    words: phrases(
      "bike park pass, comp pass, comp tickets, dependent passes, discounted lift tickets, employee pass, employee ski pass, epic pass, epic passes, free bike pass, free epic pass, free ikon pass, free lift access, free lift pass, free lift passes, free lift ticket, free lift tickets, free mountain access, free pass, free passes, free season pass, free season passes, free ski, free ski and ride, free ski pass, free ski passes, free skiing, free skiing and riding, free snowboard, free snowboarding, free winter pass, ikon base pass, ikon pass, ikon passes, indy pass, lift pass included, pass included, ride for free, ride free, season pass included, seasons pass, ski and ride pass, ski and snowboard pass, ski benefits, ski for free, ski for free and work, ski free, ski pass, ski pass included, ski passes, ski perks, snowboard for free, snowboard pass, with a pass, with epic pass, with free ski pass, with ikon pass, with lift pass, with season pass, with ski pass, with ski perks",
    ),
    texts: phrases(
      "comp lift tickets, complimentary lift tickets, complimentary lift tickets for friends, complimentary season pass, complimentary ski and ride pass, complimentary ski pass, dependent season passes, discounted season passes, employee season pass, free access to skiing, free and discounted lift tickets, free lessons and rentals, free lift tickets for family, free mountain pass, free pass for dependents, free season lift pass, free season pass for dependents, free season pass is included, free season ski pass, free ski and snowboard lessons, free ski and snowboard pass, free ski lessons and rentals, free skiing and snowboarding, lift ticket privileges, partner resort lift tickets, passes for spouse and dependents, reciprocal passes, season pass and discounts, season pass for you, season pass is included, season pass privileges, season pass to the mountain, ski and ride for free, ski and ride perks, ski and ride privileges, ski pass benefits, ski privileges, skiing and riding privileges, skiing privileges",
    ),
  },
  {
    condition: "tips",
    words: phrases(
      "cash tip, cash tips, good gratuities, good tips, gratuities, gratuity, great tips, guest tips, high tips, make tips, plus tips, tip based, tip pool, tip share, tipped, tipped job, tipped jobs, tipped position, tips, with gratuities, with tips",
    ),
    texts: phrases(
      "additional gratuities, average tips per day, base pay plus gratuities, customary gratuities, daily tips, earn great tips, eligible for gratuities, eligible for guest gratuities, excellent gratuities, gratuities are shared, gratuities from guests, hourly plus tips, hourly wage plus tips, keep your own tips, plus cash tips, plus generous tips, plus gratuities, shared tip pool, tip eligible, tip pool is shared, tip sharing, tips and gratuities, tips average per hour, tips from guests, wage plus tips",
    ),
  },
  {
    condition: "travel-paid",
    inPhrases: true,
    words: phrases(
      "airfare, airfare covered, airfare included, airfare paid, airfare reimbursement, cover travel, covers flight, flight covered, flight included, flight paid, flight reimbursement, flights covered, flights included, flights paid, fly me out, fly you out, free airfare, free flight, free travel, gas money, gas reimbursement, gas stipend, help moving, mileage paid, mileage reimbursement, moving assistance, moving expenses, moving expenses paid, paid airfare, paid flight, paid flights, paid relocation, paid transportation, paid travel, plane ticket, plane ticket paid, relocation, relocation assistance, relocation costs, relocation expenses, relocation help, relocation money, relocation package, relocation paid, relocation reimbursement, relocation stipend, travel allowance, travel assistance, travel bonus, travel cost covered, travel costs paid, travel covered, travel expenses, travel expenses paid, travel included, travel paid, travel reimbursed, travel reimbursement, travel stipend, with airfare, with flights, with relocation, with relocation assistance, with travel paid, with travel stipend",
    ),
    texts: phrases(
      "airfare from seattle, airfare is included, airfare is provided, airfare is reimbursed, airfare provided, airfare to and from anchorage, assistance with relocation, assistance with travel costs, cover your travel costs, flight from seattle, flights are covered, flights are paid, flights are provided, help with airfare, help with travel expenses, mileage is reimbursed, moving expenses are paid, paid transportation to and from, paid travel to camp, pay for your flight, provide airfare, reimburse travel expenses, reimbursed for travel, reimbursement for travel costs, relocation assistance is available, relocation expenses are paid, relocation incentive may be, return airfare, round trip airfare, round trip airfare provided, roundtrip airfare, transportation costs are covered, transportation from seattle, transportation reimbursement at season end, travel costs are covered, travel expenses are paid, travel expenses covered, travel is reimbursed, travel reimbursement up to, travel stipend is provided, travel to and from site",
    ),
  },
];
