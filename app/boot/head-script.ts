/**
 * Runs before the first paint: a reader who chose dark sees no white flash, and a list leaves room for what only a
 * device with a service worker can do.
 */
export const headScript = import.meta.env.SSR
  ? `{const{dataset:d}=document.documentElement;try{const t=localStorage.getItem("theme");if(t)d.theme=t}catch{}if(navigator.serviceWorker?.controller)d.worker=""}`
  : "";
