import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { gatewayNames } from '#server/gateways/gateway.ts';

/** Payments the gateways' stand-in knows from its start: those of the demo shop, which nobody made there. */
const sandboxPayments = z.array(
  z.object({
    protocol: z.enum(gatewayNames),
    /** The gateway's name of it. */
    token: z.string().min(1),
    /** The bank's. */
    reference: z.string().min(1),
    /** Our number of the attempt. */
    orderId: z.string(),
    /** Rial, as what of it has gone back. */
    amount: z.int().min(1),
    refunded: z.int().min(0),
    /** Ms since 1970. */
    paidAt: z.int(),
  }),
);
export type SandboxPayments = z.infer<typeof sandboxPayments>;

const fileIn = (dataDir: string): string => join(dataDir, 'sandbox-payments.json');

export function writeSandboxPayments(dataDir: string, payments: SandboxPayments): void {
  writeFileSync(fileIn(dataDir), JSON.stringify(payments));
}

/** @returns none when the shop has no such payments */
export function readSandboxPayments(dataDir: string): SandboxPayments {
  const file = fileIn(dataDir);
  if (!existsSync(file)) return [];
  return sandboxPayments.parse(JSON.parse(readFileSync(file, 'utf8')));
}
