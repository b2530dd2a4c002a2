import { expect, test } from '@jest/globals';
import { Socket } from 'node:net';
import { clientAddress } from './client-address.ts';

const from = (remoteAddress: string, forwardedFor?: string, url = '/webClientHub?guid=g') => ({
  headers: forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor },
  socket: Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress }),
  url,
});

test('the address comes from as many X-Forwarded-For entries as there are trusted proxies, and no more', () => {
  expect(clientAddress(from('10.0.0.1', '5.6.7.8'), 1)).toBe('5.6.7.8');
  expect(clientAddress(from('10.0.0.1', 'forged, 5.6.7.8'), 1)).toBe('5.6.7.8');
  expect(clientAddress(from('10.0.0.1', '1.2.3.4, 5.6.7.8'), 2)).toBe('1.2.3.4');
  expect(clientAddress(from('10.0.0.1', '5.6.7.8'), 0)).toBe('10.0.0.1');
  expect(clientAddress(from('10.0.0.1', '2001:db8::1'), 1)).toBe('2001:db8:0:0::/64');
});

test('behind a local proxy that forwards no address, each visitor is counted separately', () => {
  expect(clientAddress(from('127.0.0.1'), 1)).toBe('neighbour g');
  expect(clientAddress(from('::ffff:127.0.0.1'), 1)).toBe('neighbour g');
  expect(clientAddress(from('127.0.0.1'), 0)).toBe('127.0.0.1');
  expect(clientAddress(from('10.0.0.1'), 1)).toBe('10.0.0.1');
});
