import { expect, test } from "vitest";
import { factsIn, valuesIn } from "#test/facts.ts";
import { readMeals } from "./meals.ts";

test.each([
  ["The job does not provide housing, meals or a shuttle.", "not provided"],
  ["Benefits:\n- Housing\n- Meals\n- Pro deals", "provided"],
  ["Compensation: $450/week plus room and board", "provided"],
  ["Salary includes room & board.", "provided"],
  ["You will be housed and fed.", "provided"],
  ["Meals: $38 a day while away from the yard", "stipend"],
  ["On top of pay the camp provides board and laundry.", "provided"],
  ["Rangers are responsible for their own food and the drive to town on days off.", "not provided"],
  ["Staff are responsible for their own housing and meals.", "not provided"],
  ["Housing is provided, meals are not.", "not provided"],
  ["Housing and meals are not included.", "not provided"],
  ["All meals included ($90.50 per two weeks)", "at a cost"],
  ["Three meals a day are included.", "provided"],
  ["What we offer\n- Hearty meals during the season", "provided"],
  ["Food is provided while crews are in the field.", "in the field only"],
  ["All meals are provided on trips.", "in the field only"],
  ["Meals are provided on trips.", "in the field only"],
  ["Employees get a 50% discount on meals.", "at a cost"],
  ["Meals are available for purchase in the employee dining room.", "at a cost"],
  ["You receive a food stipend of $50 a week.", "stipend"],
  ["A per diem for meals is paid.", "stipend"],
  ["No housing or meals are provided.", "not provided"],
  ["Perks include staff housing, employee meals, and free lift tickets.", "provided"],
  ["Meals provided when camp is in session", "provided"],
  ["Lunch is provided daily.", "provided"],
  ["Free employee meal each shift", "provided"],
  ["Discounted meals", "at a cost"],
  ["Food stipend: $15/day on hitch", "stipend"],
  ["Employees are responsible for food.", "not provided"],
  ["Compensation includes a weekly salary, lodging, and meals.", "provided"],
  ["Accommodation and food provided", "provided"],
  ["Overview\nYou live aboard from May on. Room and board provided.", "provided"],
  ["Benefits include room and partial board.", "provided"],
  ["All meals are provided for staff. A stove is there to cook your own food on days off.", "provided"],
  ["Meal plan available for $10 a day", "at a cost"],
  ["Employee meals at $3 each", "at a cost"],
  ["Two meals per shift are free.", "provided"],
  ["Meals are not provided.", "not provided"],
  ["Meals not included", "not provided"],
  ["All food provided on hitch", "in the field only"],
  ["Meals during hitches are provided.", "in the field only"],
  ["We feed our crew well.", "provided"],
  ["A meal plan comes with the job.", "provided"],
  ["Board is included.", "provided"],
  ["Breakfast and supper are served to staff each day.", "provided"],
  ["One free meal per shift", "provided"],
  ["Compensation: $510/week, a cabin, meals", "provided"],
  ["Guides eat for free.", "provided"],
  ["Lunch is on us.", "provided"],
  ["A grocery allowance is paid.", "stipend"],
  ["You receive $18 a day for food.", "stipend"],
  ["Food: on your own", "not provided"],
  ["Meals are your own responsibility.", "not provided"],
  ["Meals are sold in the canteen at employee prices.", "at a cost"],
  ["Lunch in the staff cafe is $4 a meal.", "at a cost"],
  ["Your room and board fees are deducted from your check and will not be a worry.", "at a cost"],
])("readMeals reads %s as %s", (text, value) => {
  expect(valuesIn(readMeals, text)).toContain(value);
});

test.each([
  "Hearty meals during the season",
  "Prepare and serve meals to guests.",
  "30-minute unpaid meal break provided.",
  "Bring your own lunch.",
  "Feed animals and prepare food.",
  "Bakers are responsible for preparing all guest and staff meals.",
  "A shuttle goes to town on Mondays to shop and purchase groceries.",
  "Enjoy meals with guests.",
  "Food Service Manager leads meals.",
  "We feed the sled dogs at six.",
  "The fee covers a bunk, meals and permits.",
  "Responsible for breakfast service in the lodge",
  "We bring our own water and food to camp.",
])("readMeals reads nothing in: %s", (text) => {
  expect(valuesIn(readMeals, text)).toEqual([]);
});

test.each([
  "Meals: provided",
  "All meals are provided from May to October.",
  "Housing and meals are provided.",
  "We provide three meals a day.",
  "Salary: $500 a week + room & board",
  "You will be housed and fed.",
  "Food is provided while in the field.",
  "Meals are not provided.",
  "Staff are responsible for their own food.",
  "All meals included ($90.50 per two weeks)",
])("readMeals is sure of: %s", (text) => {
  expect(factsIn(readMeals, text).map(({ isUnsure }) => isUnsure)).toEqual([undefined]);
});

test.each([
  "Some meals are provided.",
  "Meals may be provided on guest days.",
  "Free meals when campers are here",
  "Perks:\n- Meals during events",
  "Free meals for select staff, depending on shift",
  "Meals are provided to campers.",
  "Per diem for meals and incidentals while in the field",
])("readMeals is unsure of: %s", (text) => {
  expect(factsIn(readMeals, text).filter(({ isUnsure }) => !isUnsure)).toEqual([]);
});
