const readTheme = `try{const t=localStorage.getItem("theme");if(t)d.theme=t}catch{}`;
const leaveRoom = `if(navigator.serviceWorker?.controller)d.worker=""`;

/** What a browser does by itself needs no script. Whoever presses twice because nothing happens means one press. A field's suggestions are offered to whoever is in it by then. */
const keepPresses = `const p=new Set,k=({target:t})=>{const b=t.closest?.("button[type=button]:not([popovertarget])");b&&!("command"in b&&b.commandForElement)&&p.add(b)};addEventListener("click",k,true);window.takePresses=()=>{delete window.takePresses;removeEventListener("click",k,true);setTimeout(()=>{for(const b of p)b.click();const a=document.activeElement;a?.matches("input")&&a.dispatchEvent(new FocusEvent("focusin",{bubbles:true}))})}`;

/** Shows a bar while the browser itself loads another page. It may keep the page that was left. */
const showLoading = `window.navigation?.addEventListener("navigate",e=>{const{url:u,sameDocument:s}=e.destination;if(s||e.hashChange||e.downloadRequest!==null||!/^http/.test(u))return;setTimeout(()=>{if(e.defaultPrevented)return;c.add("heard");setTimeout(()=>c.remove("heard"),15e3)})});addEventListener("pageshow",e=>e.persisted&&c.remove("heard"))`;

/**
 * Runs before the first paint: a reader who chose dark sees no white flash, a list leaves room for what only a device
 * with a service worker can do, no button is pressed in vain before its script is there, and a tap is seen to be heard.
 */
export const headScript = import.meta.env.SSR
  ? `{const{dataset:d,classList:c}=document.documentElement;${readTheme}${leaveRoom};${keepPresses};${showLoading}}`
  : "";
