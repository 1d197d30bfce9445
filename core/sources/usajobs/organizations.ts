export const organizations = {
  AG11: "Forest Service",
  IN05: "Bureau of Land Management",
  IN07: "Bureau of Reclamation",
  IN10: "National Park Service",
  IN15: "Fish and Wildlife Service",
} as const;
