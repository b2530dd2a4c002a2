/** A message to one mobile number. */
export interface Sms {
  /** Whole number that identifies the message at the provider: a retry has the same one. */
  reference: number;
  /** `09…` */
  mobile: string;
  /** The full text. */
  text: string;
  /** A template approved by the provider and its values; sent instead of `text`. */
  template?: SmsTemplate | undefined;
}

export interface SmsTemplate {
  /** Name or number of the template at the provider. */
  name: string;
  /** Values by the template's own keys, in its order. */
  values: Record<string, string>;
}

/** Delivers messages to mobile numbers. */
export interface SmsProvider {
  /**
   * Resolves when the provider has accepted the message.
   * @throws {SmsFailure}
   */
  send(sms: Sms): Promise<void>;
  /** True when messages are not delivered but kept, to be read in the inbox. */
  readonly isInbox?: boolean;
}

/**
 * `refused`: this message will never be accepted. `unsent`: it was certainly not sent and may be retried.
 * `doubtful`: it is unknown whether it was sent.
 */
type FailureKind = 'refused' | 'unsent' | 'doubtful';

/** Why a message was not sent. `message` contains no number, text or API key, so it can be logged. */
export class SmsFailure extends Error {
  override readonly name = 'SmsFailure';
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}
