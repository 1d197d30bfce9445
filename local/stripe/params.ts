import { ApiError } from "./api-error.ts";
import { emptyForm, type Form } from "./form-body.ts";

export function refuseUnknown(params: Form, known: string[]) {
  for (const name of Object.keys(params))
    if (name !== "expand" && !known.includes(name))
      throw new ApiError(400, {
        code: "parameter_unknown",
        message: `Received unknown parameter: ${name}`,
        param: name,
      });
}

export function text(params: Form, name: string): string | null {
  const value = params[name];
  if (value === undefined || value === "") return null;
  if (typeof value === "object") throw invalid(name, "string");
  return value;
}

export function required(params: Form, name: string): string {
  const value = text(params, name);
  if (value === null)
    throw new ApiError(400, {
      code: "parameter_missing",
      message: `Missing required param: ${name}.`,
      param: name,
    });
  return value;
}

export function webAddress(params: Form, name: string): string | null {
  return text(params, name) === null ? null : requiredWebAddress(params, name);
}

export function requiredWebAddress(params: Form, name: string): string {
  const value = required(params, name);
  if (!/^https?:\/\//.test(value) || !URL.canParse(value))
    throw new ApiError(400, { code: "url_invalid", message: "Not a valid URL", param: name });
  return value;
}

export function oneOf<T extends string>(params: Form, name: string, allowed: readonly T[]): T {
  const value = required(params, name);
  const found = allowed.find((option) => option === value);
  if (found === undefined)
    throw new ApiError(400, {
      message: `Invalid ${name}: must be one of ${allowed.join(", ")}`,
      param: name,
    });
  return found;
}

export function integer(params: Form, name: string): number | null {
  const value = text(params, name);
  if (value === null) return null;
  if (!/^-?\d{1,15}$/.test(value)) throw invalid(name, "integer");
  return Number(value);
}

export function boolean(params: Form, name: string): boolean | null {
  const value = text(params, name);
  if (value === null) return null;
  if (value !== "true" && value !== "false") throw invalid(name, "boolean");
  return value === "true";
}

export function form(params: Form, name: string): Form {
  const value = params[name];
  if (value === undefined || value === "") return emptyForm();
  if (typeof value === "string") throw invalid(name, "hash");
  return value;
}

export function texts(params: Form, name: string): string[] {
  const values = form(params, name);
  return Object.keys(values).flatMap((index) => text(values, index) ?? []);
}

export function forms(params: Form, name: string): Form[] {
  const values = form(params, name);
  return Object.keys(values).map((index) => form(values, index));
}

/** Empty values remove a name; other names are set or kept. */
export function metadata(params: Form, before: Record<string, string> = {}): Record<string, string> {
  if (params.metadata === "") return {};
  const given = form(params, "metadata");
  const after = { ...before };
  for (const name of Object.keys(given)) {
    const value = text(given, name);
    if (value === null) delete after[name];
    else if (name.length > 40 || value.length > 500)
      throw new ApiError(400, {
        message: "Metadata keys hold 40 characters and values 500.",
        param: `metadata[${name}]`,
      });
    else after[name] = value;
  }
  return after;
}

function invalid(name: string, wanted: string) {
  return new ApiError(400, { message: `Invalid ${wanted}: ${name}`, param: name });
}
