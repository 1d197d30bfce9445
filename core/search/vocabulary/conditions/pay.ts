import type { ConditionWords } from "#core/search/vocabulary/conditions/condition.ts";
import { phrases } from "#core/search/vocabulary/phrases.ts";

export const pay: readonly ConditionWords[] = [
  {
    condition: "benefits",
    words: phrases(
      "401k, 401k match, 403b, benefits, benefits package, dental, dental insurance, employee benefits, federal benefits, full benefits, good benefits, great benefits, health benefits, health coverage, health insurance, healthcare benefits, medical benefits, medical insurance, paid holidays, paid leave, paid time off, paid vacation, parental leave, pension, pto, retirement, retirement benefits, retirement plan, sick leave, state benefits, vacation time, with benefits, with full benefits, with health insurance, with insurance",
    ),
    texts: phrases(
      "401k with company match, 401k with employer match, annual and sick leave, benefits include medical, benefits package includes, competitive benefits package, comprehensive benefits package, dental and vision insurance, eligible for benefits, employer paid health insurance, employer sponsored health insurance, federal employee health benefits, full benefits package, generous benefits package, generous paid time off, health and dental insurance, health dental and vision, health insurance is available, health insurance is provided, health insurance stipend, medical dental and vision, paid holidays and vacation, paid sick and vacation, paid time off and holidays, paid vacation and holidays, retirement plan with match, simple ira match, thrift savings plan, vacation and sick leave",
    ),
  },
  {
    condition: "bonus",
    inPhrases: true,
    words: phrases(
      "bonus, bonuses, completion bonus, end bonus, end of season bonus, hiring bonus, incentives, performance bonus, profit sharing, recruitment bonus, referral bonus, relocation bonus, retention bonus, season bonus, season end bonus, sign on bonus, signing bonus, with bonus",
    ),
    texts: phrases(
      "bonus at end of season, bonus for completing the contract, bonus for completing the season, bonus for returning staff, bonus is paid upon completion, bonus pay for each hour, bonus upon successful completion, completion bonus is offered, contract completion bonus, eligible for a bonus, eligible for a completion bonus, end of contract bonus, end of season bonuses, end of season retention bonus, end of summer bonus, recruitment incentive is available, season completion bonus, sign on bonus available, sign on bonus of, stay bonus",
    ),
  },
  {
    condition: "hazard-pay",
    inPhrases: true,
    words: phrases(
      "danger pay, environmental differential, h pay, hazard duty pay, hazard pay, hazardous duty pay, hazardous pay, with hazard pay",
    ),
    texts: phrases(
      "eligible for hazard pay, hazard pay and overtime, hazard pay on fires, hazardous duty pay may apply, overtime and hazard pay, receive hazard pay",
    ),
  },
  {
    condition: "overtime",
    inPhrases: true,
    words: phrases(
      "lots of hours, lots of overtime, more than 40 hours, overtime, overtime available, overtime pay, overtime work, plenty of overtime, time and a half, with overtime",
    ),
    texts: phrases(
      "earn overtime pay, eligible for overtime, opportunities for overtime, overtime hours are available, overtime is available, overtime is common, overtime is expected, overtime is likely, overtime is paid, overtime may be required, overtime opportunities are available, paid at time and half, time and a half pay",
    ),
  },
  {
    condition: "per-diem",
    inPhrases: true,
    words: phrases(
      "daily allowance, food per diem, meal per diem, per diem, per diems, perdiem, plus per diem, travel per diem, with per diem",
    ),
    texts: phrases(
      "daily per diem, food per diem is provided, paid per diem, per diem for food, per diem for meals, per diem in the field, per diem is paid, per diem is provided, per diem on travel days, per diem while traveling, per diem will be paid, receive per diem",
    ),
  },
  {
    condition: "pro-deals",
    inPhrases: true,
    words: phrases(
      "discount on gear, discounted gear, employee discount, free clothes, free gear, free uniform, gear deals, gear discount, gear discounts, gear stipend, industry discounts, pro deal, pro deals, pro form, pro pricing, pro purchase, prodeal, prodeals, uniform provided, with gear discounts, with pro deals",
    ),
    texts: phrases(
      "access to pro deals, boot stipend is provided, discount on gear and clothing, discounts at retail outlets, discounts on gear, discounts on outdoor gear, employee discounts on gear, employee discounts on retail, gear allowance is provided, gear and uniform provided, gear is provided, gear stipend is provided, generous employee discount, industry pro deals, pro deals on gear, pro deals on outdoor gear, pro deals with outdoor brands, pro purchase discounts, pro purchase program, staff discounts on gear, uniform and gear provided, uniforms are provided",
    ),
  },
  {
    condition: "season-pass",
    inPhrases: true,
    words: phrases(
      "dependent passes, discounted lift tickets, employee ski pass, epic pass, free epic pass, free ikon pass, free lift pass, free lift passes, free lift ticket, free lift tickets, free mountain access, free pass, free season pass, free ski, free ski and ride, free ski pass, free ski passes, free skiing, free skiing and riding, free snowboarding, free winter pass, ikon pass, lift pass included, season pass included, ski for free, ski free, ski pass, ski pass included, ski passes, ski perks, snowboard for free, with free ski pass, with lift pass, with season pass, with ski pass",
    ),
    texts: phrases(
      "complimentary lift tickets for friends, complimentary season pass, complimentary ski and ride pass, dependent season passes, employee season pass, free and discounted lift tickets, free lift tickets for family, free season lift pass, free season pass for dependents, free season pass is included, free season ski pass, free ski and snowboard lessons, free ski and snowboard pass, free ski lessons and rentals, free skiing and snowboarding, lift ticket privileges, partner resort lift tickets, passes for spouse and dependents, season pass for you, season pass to the mountain, ski and ride for free, ski and ride perks, skiing and riding privileges",
    ),
  },
  {
    condition: "tips",
    words: phrases(
      "cash tips, good tips, gratuities, gratuity, great tips, plus tips, tipped, tipped position, tips, with tips",
    ),
    texts: phrases(
      "average tips per day, base pay plus gratuities, earn great tips, eligible for gratuities, eligible for guest gratuities, excellent gratuities, gratuities are shared, gratuities from guests, hourly wage plus tips, keep your own tips, plus cash tips, plus generous tips, plus gratuities, shared tip pool, tip pool is shared, tips average per hour, tips from guests, wage plus tips",
    ),
  },
  {
    condition: "travel-paid",
    inPhrases: true,
    words: phrases(
      "airfare paid, flight included, flight paid, flight reimbursement, flights included, flights paid, free flight, gas money, help moving, mileage reimbursement, moving assistance, moving expenses, moving expenses paid, paid flight, paid flights, paid relocation, paid travel, relocation, relocation assistance, relocation help, relocation package, relocation paid, relocation reimbursement, relocation stipend, travel allowance, travel bonus, travel costs paid, travel expenses, travel expenses paid, travel paid, travel reimbursed, travel reimbursement, travel stipend, with relocation, with travel paid",
    ),
    texts: phrases(
      "airfare is provided, airfare is reimbursed, airfare to and from anchorage, assistance with relocation, assistance with travel costs, cover your travel costs, flights are covered, flights are paid, help with travel expenses, mileage is reimbursed, moving expenses are paid, paid transportation to and from, pay for your flight, reimburse travel expenses, reimbursed for travel, reimbursement for travel costs, relocation assistance is available, relocation expenses are paid, relocation incentive may be, round trip airfare, round trip airfare provided, transportation reimbursement at season end, travel costs are covered, travel expenses are paid, travel is reimbursed, travel reimbursement up to, travel stipend is provided, travel to and from site",
    ),
  },
];
