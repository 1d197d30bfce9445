type Details = {
  type?: "api_error" | "card_error" | "idempotency_error" | "invalid_request_error";
  code?: string;
  message: string;
  param?: string;
};

export class ApiError extends Error {
  readonly status: number;
  readonly details: Details;

  constructor(status: number, details: Details) {
    super(details.message);
    this.status = status;
    this.details = details;
  }

  body(requestId: string) {
    const { type = "invalid_request_error", code, ...rest } = this.details;
    return {
      error: {
        ...rest,
        type,
        ...(code && { code, doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll("_", "-")}` }),
        request_log_url: `https://dashboard.stripe.com/test/logs/${requestId}`,
      },
    };
  }
}

export function missing(kind: string, id: string, param = "id"): ApiError {
  return new ApiError(param === "id" ? 404 : 400, {
    code: "resource_missing",
    message: `No such ${kind.replaceAll("_", " ")}: '${id}'`,
    param,
  });
}
