import { X } from 'lucide-react';
import type { StaffInvitation } from '#lib/contract/staff.ts';
import { formatDate } from '#lib/text/date.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { cancelInvitation, useStaffChange } from '#panel/staff/calls.ts';
import { staffTexts } from '#panel/staff/texts.ts';
import { IconButton } from '#panel/ui/button.tsx';
import { State } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';
import { useNow } from '#panel/ui/use-now.ts';

/** Who was invited and has not come yet. */
export function Invitations({ invitations }: { invitations: readonly StaffInvitation[] }) {
  const { mutate } = useStaffChange();
  const now = useNow();
  return (
    <section className="grid gap-3">
      <h2>{staffTexts.invitations}</h2>
      <ul className="cards" aria-label={staffTexts.invitations}>
        {invitations.map(({ id, name, mobile, roles, invitedAt, expiresAt }) => {
          const isOver = Date.parse(expiresAt) < now;
          return (
            <li key={id} className="card">
              <span className="card-body">
                <span className="flex flex-wrap items-center gap-x-3">
                  <span className="font-label">{name}</span>
                  <bdi dir="ltr" className="small faint">
                    {toPersianDigits(mobile)}
                  </bdi>
                </span>
                <span className="small faint">
                  {`${roles.map((role) => role.name).join('، ')} · ${staffTexts.invitedAt(formatDate(invitedAt))}`}
                </span>
              </span>
              <State kind={isOver ? 'rest' : 'wait'}>
                {isOver ? staffTexts.expired : staffTexts.waiting}
              </State>
              <IconButton
                size="s"
                label={`${staffTexts.cancelInvitation} ${name}`}
                onClick={() =>
                  mutate(() => cancelInvitation(id), {
                    onSuccess: () => showToast(staffTexts.invitationCancelled(name)),
                  })
                }
              >
                <X className="i" aria-hidden="true" />
              </IconButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
