import type { Attempt, Gateway, Standing, Unknown, Verdict } from '#server/gateways/gateway.ts';

/**
 * A gateway that is asked with another key than a payment was made with, because that one is gone. The key may be another
 * merchant's: then the gateway does not find the payment, and nobody knows whether it is paid.
 */
export function withOtherKey<Found extends Gateway>(gateway: Found): Found {
  const { verify, inquire } = gateway;
  return {
    ...gateway,
    verify: async (attempt: Attempt) => doubted(await verify(attempt)),
    ...(inquire && { inquire: async (attempt: Attempt) => doubted(await inquire(attempt)) }),
  };
}

function doubted<Answer extends Verdict | Standing>(answer: Answer): Answer | Unknown {
  if (answer.kind !== 'unpaid' || answer.captured !== null) return answer;
  const { why, said, raw } = answer;
  if (why !== 'absent' && why !== 'foreign') return answer;
  return { kind: 'unknown', why: 'denied', said: `${said}, asked with another key`, raw };
}
