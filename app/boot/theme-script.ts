/** Runs before the first paint, so that a reader who chose dark sees no white flash. */
export const themeScript = import.meta.env.SSR
  ? `try{const t=localStorage.getItem("theme");if(t)document.documentElement.dataset.theme=t}catch{}`
  : "";
