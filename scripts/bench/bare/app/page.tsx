import { Counter } from './counter.tsx';

export const metadata = { title: 'Bare page', description: 'A page with one button' };

export default function Page() {
  return (
    <main>
      <h1>Bare page</h1>
      <Counter />
    </main>
  );
}
