import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { SecondStep } from '#panel/sign-in/second-step.tsx';
import { signInTexts } from '#panel/sign-in/texts.ts';
import { WayIn } from '#panel/sign-in/way-in.tsx';
import { meQuery } from '#panel/session/calls.ts';
import { Failed } from '#panel/ui/states.tsx';

const words = signInTexts.secondStep;

/** Setting up the second step, for those whose permissions demand it. */
export default function SecondStepScreen() {
  const navigate = useNavigate();
  const { data: me, error, refetch } = useQuery(meQuery);
  if (error && 'status' in error && error.status === 401) return <Navigate to="/sign-in" replace />;
  if (error) {
    return (
      <WayIn title={words.title}>
        <Failed error={error} onRetry={refetch} />
      </WayIn>
    );
  }
  return (
    <WayIn title={words.title} text={words.needed} shopName={me?.shopName}>
      {me ? <SecondStep onDone={() => void navigate({ to: '/', replace: true })} /> : null}
    </WayIn>
  );
}
