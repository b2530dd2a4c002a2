import { useMutation } from '@tanstack/react-query';
import type { ListMissingAnswer } from '#lib/contract/redirect.ts';
import { Address } from '#panel/redirects/address.tsx';
import { saveRedirect } from '#panel/redirects/calls.ts';
import { redirectTexts } from '#panel/redirects/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { showToast } from '#panel/ui/toast.tsx';

/** The page of the shop that is most like a missing address, and a button that leads there. */
export function Proposal({ path, proposal }: ListMissingAnswer['items'][number]) {
  const { mutate, isPending } = useMutation({
    mutationFn: (target: string) => saveRedirect({ path, target, code: '308' }, null),
    onSuccess: () => showToast(redirectTexts.saved),
  });
  if (proposal === null) return null;
  const { target, guess } = proposal;
  return (
    <span className="proposal">
      <Button
        size="s"
        isBusy={isPending}
        aria-label={redirectTexts.goToOf(path, target)}
        onClick={() => mutate(target)}
      >
        {redirectTexts.goTo}
      </Button>
      <Address path={target} />
      {guess === null ? null : <span className="small faint">{redirectTexts.guess(guess)}</span>}
    </span>
  );
}
