const readTheme = `try{const t=localStorage.getItem("theme");if(t)d.theme=t}catch{}`;
const leaveRoom = `if(navigator.serviceWorker?.controller)d.worker=""`;

/** What a browser does by itself needs no script. Whoever presses twice because nothing happens means one press. A field's suggestions are offered to whoever is in it by then. */
const keepPresses = `const p=new Set,k=({target:t})=>{const b=t.closest?.("button[type=button]:not([popovertarget])");b&&!("command"in b&&b.commandForElement)&&p.add(b)};addEventListener("click",k,true);window.takePresses=()=>{removeEventListener("click",k,true);setTimeout(()=>{for(const b of p)b.click();const a=document.activeElement;a?.matches("input")&&a.dispatchEvent(new FocusEvent("focusin",{bubbles:true}))})}`;

/**
 * Runs before the first paint: a reader who chose dark sees no white flash, a list leaves room for what only a device
 * with a service worker can do, and no button is pressed in vain before its script is there.
 */
export const headScript = import.meta.env.SSR
  ? `{const{dataset:d}=document.documentElement;${readTheme}${leaveRoom};${keepPresses}}`
  : "";
