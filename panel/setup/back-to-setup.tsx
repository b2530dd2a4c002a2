import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useFilters } from '#panel/ui/address.ts';

const words = { back: 'بازگشت به راه‌اندازی' };

/** The way back of whoever came from a step of the set-up. */
export function BackToSetup() {
  const [{ setup }] = useFilters();
  if (setup === undefined) return null;
  return (
    <p>
      <Link to="/setup" search={{ step: setup }} className="btn btn-outline btn-s">
        <ChevronRight className="i i-s" aria-hidden="true" />
        {words.back}
      </Link>
    </p>
  );
}
