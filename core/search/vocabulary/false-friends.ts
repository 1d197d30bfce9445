/** The stemmer confuses these words. A search for a key does not mean titles that contain only its values. */
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

/** In a longer search, a title has none of these words for itself: a "ski field instructor" is no field instructor. */
export const compounds: Readonly<Record<string, readonly string[]>> = {
  dog: ["prairie dog"],
  field: ["ski field"],
  mountain: ["mountain bike", "mountain biking"],
  park: ["amusement park", "bike park", "terrain park", "theme park", "water park"],
};
