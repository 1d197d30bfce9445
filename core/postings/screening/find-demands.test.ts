import { describe, expect, test } from "vitest";
import { findSuspicions } from "./find-suspicions.ts";

const found = (descriptionMd: string) =>
  findSuspicions({
    ...{ title: "Park Ranger", companyName: "Canyon Outfitters", location: "Moab, Utah", descriptionMd },
    ...{ applyUrl: "https://jobs.example.com/ranger", applyEmail: null },
  });

describe("findDemands leaves honest text alone", () => {
  test.each([
    "We use direct deposit.",
    "Pay is by direct deposit every two weeks.",
    "Set up direct deposit during onboarding.",
    "No SSN needed to apply.",
    "We never ask for your Social Security number, passport number or bank details before you're hired.",
    "A Social Security number is not required to apply.",
    "You don't need to send us your social security number.",
    "Explain Social Security benefits to visitors at the district office.",
    "Must pass a background check and a drug test.",
    "Keep the fishing accounts of the bank: bank fishing access, bank erosion and river banks.",
    "Teach lessons on Telegraph Hill and along the old telegraph.",
    "Ride with us on Signal Mountain, and signal the crew before you pull.",
    "Wire fence repair, barbed wire and wire gates.",
    "Send a crew to fix the wire fence, and charge the electric wire.",
    "Must have a valid driver's license and a clean driving record.",
    "Valid driver's license required. Bring proof of insurance.",
    "A passport is required for travel abroad.",
    "You need a valid passport to guide in Canada.",
    "After you're hired, bring your Social Security card or passport for the I-9.",
    "New hires fill in a W-4 and give their account number to payroll.",
    "We help J-1 participants apply for a Social Security number.",
    "Reconcile bank statements and enter vendor account numbers.",
    "Process credit card payments for guests and enter them in the register.",
    "Guests send a deposit by check or Venmo.",
    "We accept Venmo, Zelle and cash at the gift shop. You keep your tips.",
    "You'll be paid weekly by Zelle or check.",
    "Sell gift cards at the front desk.",
    "Contact us by phone, email or WhatsApp.",
    "Our crews text each other on WhatsApp during the season.",
    "Use radios and hand signals on the river. Know how to operate a signal mirror.",
    "Crews communicate by signal flags.",
    "Text or call Jim at (555) 010-0199 with questions.",
    "Cell coverage allows text messages only.",
    "Send your résumé and a cover letter to jobs@example.com.",
    "Include three references and the dates when you can work.",
    "Your social skills matter. Post on our social media accounts.",
    "Number the accounts of visitors: provide a count of boats.",
    "No se requiere número de seguro social para solicitar.",
    "Pagamos por depósito directo cada semana.",
    "Debe tener licencia de conducir vigente.",
    "Ofrecemos beneficios de seguro social.",
    "Llame o escriba por WhatsApp o correo.",
  ])("%s", (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe("findDemands of identity numbers", () => {
  test.each([
    "Please send your SSN with your application.",
    "Include your Social Security number.",
    "Email us your full name, address and S.S.N.",
    "Your Social Security Number is required to apply.",
    "Provide the last four digits of your social.",
    "No experience needed, just give us your social security #.",
    "We can't process anyone without your Social Security number; please provide it.",
    "Send your SSN, no exceptions.",
    "To apply, text your Socіаl Security number to HR.",
    "Once hired, text us your SSN.",
    "Reply with your passport number and date of birth.",
    "Attach a copy of your passport.",
    "Send your passport to our agent.",
    "Submit your driver's license number.",
    "Upload a photo of the front and back of your driver's license.",
    "Email your ID and a selfie.",
    "You will need to provide your SSN, DOB and mother's maiden name.",
    "Envíe su número de seguro social.",
    "Mándenos una copia de su pasaporte.",
    "Necesitamos su número de seguro social para la solicitud.",
    "Adjunte foto de su licencia de conducir.",
  ])("%s", (text) => {
    expect(found(text).join()).toContain("asks for identity numbers");
  });

  test("reads a list with the line that introduces it", () => {
    expect(
      found("To apply, send us:\n\n- Your name\n- Social Security number\n- Bank account number"),
    ).toEqual([
      "asks for bank details: account or routing number",
      "asks for identity numbers: Social Security number",
    ]);
    expect(found("You bring:\n\n- A valid driver's license\n- A passport")).toEqual([]);
  });
});

describe("findDemands of bank details", () => {
  test.each([
    "Provide your bank account and routing number.",
    "Send us your account number for direct deposit.",
    "Include bank details with your application.",
    "Applicants must submit a direct deposit form.",
    "Text a photo of your debit card.",
    "Share your online banking login to get started.",
    "Send a voided check with your application.",
    "Give us your credit card number.",
    "Envíe sus datos bancarios.",
    "Proporcione su número de cuenta.",
  ])("%s", (text) => {
    expect(found(text).join()).toContain("bank details");
  });
});

describe("findDemands of fees", () => {
  test.each([
    "A $50 deposit by Zelle holds your bunk.",
    "Cash App us $40 for the uniform.",
    "Wire the fee today.",
    "The fee is payable in gift cards.",
    "Buy Steam cards for your equipment.",
    "Send $30 in Bitcoin for the permit.",
    "You must pay $25 through Venmo before the interview.",
    "Payment is by Western Union.",
    "Pague la cuota por transferencia bancaria.",
    "Envíe un depósito por Zelle.",
    "Compre tarjetas de regalo.",
  ])("%s", (text) => {
    expect(found(text).join()).toContain("asks for money");
  });
});

describe("findDemands of contact by messenger alone", () => {
  test.each([
    "Interviews are held on Signal.",
    "Message the hiring manager on WhatsApp.",
    "WhatsApp only: +1 555 010 0199.",
    "Add our recruiter on Telegram to apply.",
    "Reach us through the Signal app.",
    "Text only, no calls.",
    "We only reply by text message.",
    "No calls, just text 555 010 0199.",
    "Solo por WhatsApp.",
    "Escríbanos por Telegram.",
    "Solo mensajes de texto.",
  ])("%s", (text) => {
    expect(found(text).join()).toContain("messenger");
  });
});
