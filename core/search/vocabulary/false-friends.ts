/**
 * Words that the stemmer takes for one and the trade does not. Who types the first means no title that has only the others:
 * an office is no officer, a product is not made in production.
 */
export const falseFriends: Readonly<Record<string, readonly string[]>> = {
  accountant: ["account"],
  accounting: ["account"],
  design: ["designate", "designated"],
  designer: ["designate", "designated"],
  doctor: ["doctoral"],
  engine: ["engineer", "engineering", "engineers"],
  fall: ["falls"],
  intern: ["internal", "international"],
  mechanic: ["mechanical"],
  mechanical: ["mechanic", "mechanics"],
  office: ["officer", "officers"],
  officer: ["office", "offices"],
  organic: ["organ"],
  park: ["parking"],
  parking: ["park", "parks"],
  preserve: ["preservation"],
  product: ["production"],
  production: ["product", "products"],
  recruiter: ["recruitment"],
  spring: ["springs"],
};
