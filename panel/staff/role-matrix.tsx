import { Check, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { permissions, permissionTitles } from '#lib/contract/permissions.ts';
import type { StaffRole } from '#lib/contract/staff.ts';
import { staffTexts } from '#panel/staff/texts.ts';
import { texts } from '#panel/texts.ts';
import { Button } from '#panel/ui/button.tsx';

const RoleDialog = lazy(() => import('#panel/staff/role-dialog.tsx'));

/** What each role allows; pressing a role's name changes it. */
export function RoleMatrix({ roles }: { roles: readonly StaffRole[] }) {
  const [opened, setOpened] = useState<StaffRole | 'new' | null>(null);
  return (
    <div className="grid gap-3">
      <div className="section-head">
        <h2>{staffTexts.roles}</h2>
        <Button
          size="s"
          icon={<Plus className="i i-s" aria-hidden="true" />}
          onClick={() => setOpened('new')}
        >
          {staffTexts.newRole}
        </Button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways on phones */}
      <section className="table-scroll" tabIndex={0} aria-label={staffTexts.matrix}>
        <table className="table table-dense" aria-label={staffTexts.matrix}>
          <thead>
            <tr>
              <th scope="col">{staffTexts.permission}</th>
              {roles.map((role) => (
                <th key={role.id} scope="col">
                  {role.preset === 'manager' ? (
                    role.name
                  ) : (
                    <button type="button" className="link min-h-8" onClick={() => setOpened(role)}>
                      {role.name}
                    </button>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {permissions.map((permission) => (
              <tr key={permission}>
                <th scope="row">{permissionTitles[permission]}</th>
                {roles.map((role) => (
                  <td key={role.id}>
                    {role.permissions.includes(permission) ? (
                      <>
                        <Check className="i" aria-hidden="true" />
                        <span className="sr-only">{staffTexts.allowed}</span>
                      </>
                    ) : (
                      <span className="faint">{texts.nothing}</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {opened === null ? null : (
        <Suspense>
          <RoleDialog role={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </div>
  );
}
