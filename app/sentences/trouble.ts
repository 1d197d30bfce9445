import { isRouteErrorResponse } from "react-router";

export const ownFault = "Something broke on our end.";

/** What is the matter where the server failed. Its own data is never HTML: something in front of it answered then. */
export function describeTrouble(error: unknown): string {
  if (!isRouteErrorResponse(error)) return ownFault;
  const { status, data } = error;
  if (isHtml(data)) return "Our server isn’t answering.";
  if (typeof data === "string" && (status === 429 || status === 503)) return data;
  return status === 503 ? "Our database isn’t responding." : ownFault;
}

export function isHtml(data: unknown): boolean {
  return typeof data === "string" && data.trimStart().startsWith("<");
}
