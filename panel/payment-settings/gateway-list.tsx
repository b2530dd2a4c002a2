import { ArrowDown, ArrowUp, ChevronDown } from 'lucide-react';
import type { OwnGateway } from '#lib/contract/payment-settings.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { SortableList, SortableRow } from '#panel/appearance/sortable.tsx';
import { paymentTexts as words } from '#panel/payment-settings/texts.ts';
import { IconButton } from '#panel/ui/button.tsx';
import { SwitchField } from '#panel/ui/choices.tsx';
import { moved } from '#panel/ui/moved.ts';
import type { PaymentValues } from '#panel/payment-settings/values.ts';
import '../settings/keys.css';

type Chosen = PaymentValues['gateways'];

interface Props {
  chosen: Chosen;
  /** By name. */
  gateways: ReadonlyMap<string, OwnGateway>;
  /** The one whose keys are shown. */
  open: string;
  faulty: readonly string[];
  isFixed: boolean;
  onOpen: (name: string) => void;
  onChange: (chosen: Chosen) => void;
}

const hasKeys = ({ fields }: OwnGateway): boolean =>
  fields.every(({ isNeeded, isSet }) => !isNeeded || isSet);

/** What is said of a gateway below its name. */
function aboutOf(gateway: OwnGateway, isOn: boolean, place: number): string {
  const parts = [
    words.kinds[gateway.kind],
    isOn ? words.place(formatNumber(place)) : '',
    hasKeys(gateway) ? '' : words.noKeys,
    gateway.fields.some(({ isSwitch, isSet }) => isSwitch && isSet) ? words.testMode : '',
    gateway.underWay > 0 ? words.underWay(formatNumber(gateway.underWay)) : '',
  ];
  return parts.filter(Boolean).join('، ');
}

interface MoveProps extends Pick<Props, 'chosen' | 'onChange'> {
  at: number;
  title: string;
}

function Moves({ chosen, at, title, onChange }: MoveProps) {
  return (
    <span className="sort-acts">
      <IconButton
        size="s"
        label={`${words.up}: ${title}`}
        disabled={at === 0}
        onClick={() => onChange(moved(chosen, at, at - 1))}
      >
        <ArrowUp className="i i-s" aria-hidden="true" />
      </IconButton>
      <IconButton
        size="s"
        label={`${words.down}: ${title}`}
        disabled={at === chosen.length - 1}
        onClick={() => onChange(moved(chosen, at, at + 1))}
      >
        <ArrowDown className="i i-s" aria-hidden="true" />
      </IconButton>
    </span>
  );
}

/** The gateways in the order in which shoppers see them. */
export function GatewayList(props: Props) {
  const { chosen, gateways, open, faulty, isFixed, onOpen, onChange } = props;
  const turn = (name: string, isOn: boolean) =>
    onChange(chosen.map((each) => (each.name === name ? { ...each, isOn } : each)));
  const move = (from: number, to: number) => {
    if (!isFixed) onChange(moved(chosen, from, to));
  };
  return (
    <div className="gateway-list">
      <SortableList label={words.gateways} onMove={move}>
        {chosen.map(({ name, isOn }, at) => {
          const gateway = gateways.get(name);
          if (!gateway) return null;
          const { title } = gateway;
          const place = chosen.slice(0, at + 1).filter((each) => each.isOn).length;
          return (
            <SortableRow
              key={name}
              id={name}
              index={at}
              name={title}
              isOn={name === open}
              isWrong={faulty.includes(name)}
            >
              <button
                type="button"
                className="sort-name"
                aria-expanded={name === open}
                onClick={() => onOpen(name)}
              >
                <span className="sort-about flex-1">
                  <span className={isOn ? 'font-label' : 'muted'}>{title}</span>
                  <span className="small faint">{aboutOf(gateway, isOn, place)}</span>
                </span>
                <ChevronDown className="i i-s faint" aria-hidden="true" />
              </button>
              {isFixed || name !== open ? null : (
                <Moves chosen={chosen} at={at} title={title} onChange={onChange} />
              )}
              <SwitchField
                checked={isOn}
                isDisabled={isFixed}
                onChange={(checked) => turn(name, checked)}
              >
                <span className="sr-only">{words.turn(title)}</span>
                <span className="small muted desk" aria-hidden="true">
                  {isOn ? words.on : words.off}
                </span>
              </SwitchField>
            </SortableRow>
          );
        })}
      </SortableList>
    </div>
  );
}
