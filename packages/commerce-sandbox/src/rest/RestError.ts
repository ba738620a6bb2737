/** Values for the placeholders of a message: a list for %1 %2, an object for %name. */
export type Parameters = readonly (string | number | null)[] | Readonly<Record<string, string | number | null>>;

/** An error as Magento's REST answers it. */
export class RestError extends Error {
  readonly status: number;
  readonly parameters: Parameters | undefined;

  constructor(status: number, message: string, parameters?: Parameters) {
    super(message);
    this.name = 'RestError';
    this.status = status;
    this.parameters = parameters;
  }

  /** A parameter of the call is missing. */
  static required(fieldName: string): RestError {
    return new RestError(400, '"%fieldName" is required. Enter and try again.', { fieldName });
  }

  /** A path of `mine` without a good token. */
  static unauthorized(): RestError {
    return new RestError(401, "The consumer isn't authorized to access %resources.", { resources: 'self' });
  }

  body() {
    return { message: this.message, ...(this.parameters && { parameters: this.parameters }) };
  }
}
