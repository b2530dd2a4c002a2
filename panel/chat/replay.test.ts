import { expect, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { createReplay } from './replay.ts';

function openList() {
  const client = new QueryClient();
  const queryKey = ['chats', 'list', 'all'];
  const take = createReplay<string>(client, ['chats', 'list'], (key, row) =>
    client.setQueryData<string[]>(key, (rows) => rows && [...new Set([...rows, row])]),
  );
  const read = async (during: () => void, answer: string[]) =>
    client.fetchQuery({
      queryKey,
      queryFn: async () => {
        during();
        await Promise.resolve();
        return answer;
      },
      staleTime: 0,
    });
  return { take, read, shown: () => client.getQueryData(queryKey), client };
}

test('what comes while a list is read again stays, though the answer is older', async () => {
  const { take, read, shown, client } = openList();
  await read(() => take('before'), ['a']);
  expect(shown()).toEqual(['a', 'before']);
  take('between');
  expect(shown()).toEqual(['a', 'before', 'between']);
  await read(() => take('during'), ['a', 'before']);
  expect(shown()).toEqual(['a', 'before', 'during']);
  client.clear();
});

test('what came before a reading began is not made to its answer', async () => {
  const { take, read, shown, client } = openList();
  await read(() => {}, ['a']);
  take('gone meanwhile');
  await read(() => {}, ['a']);
  expect(shown()).toEqual(['a']);
  client.clear();
});

test('other keys are left alone', async () => {
  const { take, client } = openList();
  client.setQueryData(['chats', 'talk', 'x'], ['a']);
  take('b');
  expect(client.getQueryData(['chats', 'talk', 'x'])).toEqual(['a']);
  client.clear();
});
