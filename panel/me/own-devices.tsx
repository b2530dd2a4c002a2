import { useMutation, useQuery } from '@tanstack/react-query';
import { DeviceList } from '#panel/me/device-list.tsx';
import { meTexts } from '#panel/me/texts.ts';
import { devicesQuery, endDevice } from '#panel/session/calls.ts';
import { queries } from '#panel/queries.ts';
import { Failed } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';

/** Where the person is signed in. */
export function OwnDevices() {
  const { data, error, refetch } = useQuery(devicesQuery);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: endDevice,
    onSuccess: (now) => {
      queries.setQueryData(devicesQuery.queryKey, now);
      showToast(meTexts.ended);
    },
  });
  return (
    <section className="section" aria-labelledby="own-devices">
      <div>
        <h2 id="own-devices">{meTexts.devices}</h2>
        <p className="medium muted">{meTexts.devicesText}</p>
      </div>
      {error ? <Failed error={error} onRetry={refetch} /> : null}
      {data ? (
        <DeviceList
          label={meTexts.devices}
          devices={data.devices}
          busyId={isPending ? variables : null}
          onEnd={mutate}
        />
      ) : null}
    </section>
  );
}
