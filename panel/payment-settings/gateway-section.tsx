import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { GatewayField, OwnGateway } from '#lib/contract/payment-settings.ts';
import { CallError, isCancelled } from '#panel/client.ts';
import { testGateway } from '#panel/payment-settings/calls.ts';
import { paymentTexts as words } from '#panel/payment-settings/texts.ts';
import type { WrittenKeys } from '#panel/payment-settings/values.ts';
import { CopyRow } from '#panel/settings/copy-row.tsx';
import { FixedNote } from '#panel/settings/fixed-note.tsx';
import { SecretField } from '#panel/settings/secret-field.tsx';
import { TrialBox, type TrialShown } from '#panel/settings/trial-box.tsx';
import { texts } from '#panel/texts.ts';
import { SwitchField } from '#panel/ui/choices.tsx';
import { NumberField, TextField } from '#panel/ui/fields.tsx';
import { Note, Tag } from '#panel/ui/states.tsx';

interface Props {
  gateway: OwnGateway;
  domain: string;
  written: WrittenKeys;
  minimum: number | null;
  faults: Readonly<Record<string, string>>;
  onKey: (field: string, value: string | undefined) => void;
  onMinimum: (minimum: number | null) => void;
}

/** A refusal of a test as its verdict: what is missing, in the first place. */
function shownError(error: unknown): TrialShown | null {
  if (isCancelled(error)) return null;
  const [sentence] = error instanceof CallError ? Object.values(error.fields) : [];
  const message = error instanceof CallError ? error.message : texts.failed.unknown;
  return { isGood: false, message: sentence ?? message, took: 0, said: null };
}

/** One key, secret or not. */
function KeyField({
  field,
  value,
  error,
  onChange,
}: {
  field: GatewayField;
  value: string | undefined;
  error: string | undefined;
  onChange: (value: string | undefined) => void;
}) {
  const { name, isSecret, isSet, isNeeded, ending } = field;
  const title = words.fields[name] ?? name;
  const label = isNeeded ? title : words.optional(title);
  const hint = words.hints[name];
  if (isSecret) {
    return (
      <SecretField
        {...{ label, error, isSet, ending, value, onChange }}
        isOptional={!isNeeded}
        {...(hint === undefined ? {} : { hint })}
      />
    );
  }
  return (
    <TextField
      label={label}
      hint={hint}
      error={error}
      isLatin
      isUnsaved={value !== undefined}
      autoComplete="off"
      spellCheck={false}
      maxLength={500}
      value={value ?? field.value}
      onChange={({ target }) => onChange(target.value === field.value ? undefined : target.value)}
    />
  );
}

/** Whether a switch is on as it is written. */
const isOnOf = ({ name, isSet }: GatewayField, written: WrittenKeys): boolean =>
  written[name] === undefined ? isSet : written[name] === '1';

/** A gateway: its keys, least amount, what is registered there, and a test. */
export function GatewaySection(props: Props) {
  const { gateway, domain, written, minimum, faults, onKey, onMinimum } = props;
  const { name, title, fields, fixed, callbackUrl } = gateway;
  const switches = fields.filter(({ isSwitch }) => isSwitch);
  const keys = fields.filter(({ isSwitch }) => !isSwitch);
  const [shown, setShown] = useState<TrialShown | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: () => testGateway({ name, fields: { ...written } }),
    meta: { isShown: true },
    onSuccess: ({ verdict, ...trial }) => setShown({ isGood: verdict === 'works', ...trial }),
    onError: (error) => setShown(shownError(error)),
  });
  return (
    <section className="section" aria-label={title}>
      <div className="section-head">
        <h2>{title}</h2>
        {shown?.isGood ? <Tag kind="good">{words.tested}</Tag> : null}
      </div>
      {fixed.keys ? (
        <FixedNote what={words.keys} />
      ) : (
        <div className="cols">
          {keys.map((field) => (
            <KeyField
              key={field.name}
              field={field}
              value={written[field.name]}
              error={faults[`keys.${name}.${field.name}`]}
              onChange={(value) => {
                setShown(null);
                onKey(field.name, value);
              }}
            />
          ))}
        </div>
      )}
      {fixed.keys
        ? null
        : switches.map((field) => (
            <SwitchField
              key={field.name}
              checked={isOnOf(field, written)}
              onChange={(isOn) => {
                setShown(null);
                onKey(field.name, isOn === field.isSet ? undefined : isOn ? '1' : '');
              }}
            >
              {words.fields[field.name] ?? field.name}
            </SwitchField>
          ))}
      {switches.some((field) => isOnOf(field, written)) ? (
        <Note kind="bad">{words.testModeOn}</Note>
      ) : null}
      {gateway.underWay > 0 && Object.keys(written).length > 0 ? (
        <p className="small muted">{words.kept}</p>
      ) : null}
      <TrialBox
        about={words.testAbout}
        action={shown ? words.testAgain : words.test}
        isBusy={isPending}
        shown={shown}
        onTry={() => mutate()}
      />
      {fixed.minimum ? (
        <FixedNote what={words.minimum} />
      ) : (
        <div className="cols">
          <NumberField
            label={words.minimum}
            hint={words.minimumHint}
            unit={words.toman}
            error={faults[`minimums.${name}`]}
            min={1}
            max={999_999_999}
            value={minimum}
            isUnsaved={minimum !== gateway.minimum}
            onChange={onMinimum}
          />
        </div>
      )}
      <div className="grid gap-3">
        <h3>{words.toRegister}</h3>
        <p className="small muted">{words.register}</p>
        <div className="cols">
          <CopyRow label={words.callback} text={callbackUrl} />
          <CopyRow label={words.domain} text={domain} />
        </div>
      </div>
    </section>
  );
}
