/** Written into the tags, where every mail program reads it: the light look. */
export const colours = {
  paper: "#f6f2e8",
  sheet: "#fdfbf5",
  ink: "#17291f",
  granite: "#56605a",
  line: "#dcd7c8",
  spruce: "#123f2d",
  onSpruce: "#f3eedf",
  ochre: "#e9ad3b",
  ochreInk: "#2c1f06",
  moss: "#1c5a3d",
};

export const fonts = {
  display: "Fraunces, Georgia, 'Times New Roman', serif",
  text: "'Instrument Sans', -apple-system, 'Segoe UI', Roboto, Arial, sans-serif",
};

/** For programs that read styles and know of the dark; what stands in the tags has to be overruled. */
export const darkLook = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper, .paper > table > tbody > tr > td { background-color: #111a16 !important; }
  .sheet { background-color: #19241f !important; border-color: #e9ad3b #33413a #33413a !important; }
  .ink { color: #ebe7d9 !important; }
  .rule { border-color: #33413a !important; }
  .granite { color: #a8b3a9 !important; }
  .link { color: #93d3b0 !important; }
}`;
