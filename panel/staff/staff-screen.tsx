import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Page } from '#panel/frame/page.tsx';
import { staffQuery } from '#panel/staff/calls.ts';
import { Invitations } from '#panel/staff/invitations.tsx';
import { RoleMatrix } from '#panel/staff/role-matrix.tsx';
import { StaffList } from '#panel/staff/staff-list.tsx';
import { staffTexts } from '#panel/staff/texts.ts';
import { Button } from '#panel/ui/button.tsx';

const InviteDialog = lazy(() => import('#panel/staff/invite-dialog.tsx'));

/** «کارکنان»: who works here, what they may do, and who is invited. */
export default function StaffScreen() {
  const { data, error, isPending, refetch } = useQuery(staffQuery);
  const [isInviting, setIsInviting] = useState(false);
  return (
    <Page
      title={staffTexts.title}
      actions={
        <Button
          look="primary"
          icon={<UserPlus className="i i-s" aria-hidden="true" />}
          onClick={() => setIsInviting(true)}
          disabled={!data}
        >
          <span className="desk">{staffTexts.invite}</span>
          <span className="phone">{staffTexts.inviteShort}</span>
        </Button>
      }
    >
      <StaffList
        staff={data?.staff ?? []}
        roles={data?.roles ?? []}
        isLoading={isPending}
        error={error}
        onRetry={refetch}
      />
      {data && data.invitations.length > 0 ? <Invitations invitations={data.invitations} /> : null}
      {data ? <RoleMatrix roles={data.roles} /> : null}
      {isInviting && data ? (
        <Suspense>
          <InviteDialog roles={data.roles} onClose={() => setIsInviting(false)} />
        </Suspense>
      ) : null}
    </Page>
  );
}
