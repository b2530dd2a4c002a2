import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { offer } from '#server/gateways/installments-wire.ts';
import { fromWire, partToWire, toWire } from '#server/gateways/money.ts';
import { maskCard, rawOf } from '#server/gateways/raw.ts';
import { soapRequest, soapReturn } from '#server/gateways/soap.ts';

describe('money', () => {
  test('comes back as it went, without a fraction', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e14 }), (toman) => {
        expect(fromWire(toWire(toman, 'rial'), 'rial')).toBe(toman);
        expect(fromWire(toWire(toman, 'toman'), 'toman')).toBe(toman);
      }),
    );
  });

  test.each([0, -1, 0.1, Number.NaN, Infinity, 2 ** 53, Number.MAX_SAFE_INTEGER])(
    '%d is no amount in rial',
    (amount) => expect(() => toWire(amount, 'rial')).toThrow(RangeError),
  );

  test('a part of a toman is no amount of toman', () => {
    expect(fromWire(15, 'rial')).toBeNull();
    expect(fromWire(1.5, 'toman')).toBeNull();
    expect(partToWire(0, 'rial')).toBe(0);
    expect(() => partToWire(-1, 'rial')).toThrow(RangeError);
  });
});

/** What is shown of a lender's description. */
function lineOf(description: unknown) {
  const answer = { successful: true, response: { eligible: true, description } };
  const read = offer.parse(answer);
  return read.successful ? read.response.description : undefined;
}

describe('the line of a lender', () => {
  test('is one line in Persian letters and digits', () => {
    expect(lineOf(' 4 قسط\n250,000 توماني\u202e ')).toBe('۴ قسط ۲۵۰,۰۰۰ تومانی');
  });

  test.each([undefined, null, 7, {}, '', ' \u200b ', '<b>۴ قسط</b>', 'ق'.repeat(151)])(
    'is left out if it is %j',
    (description) => expect(lineOf(description)).toBeNull(),
  );
});

describe('what is stored', () => {
  test('has no tokens, hashes and whole card numbers, and is bounded', () => {
    const body = {
      access_token: 'a',
      data: [{ card_hash: 'b', CardNumber: '6219861234567890', note: 'my-key in a text' }],
      long: 'x'.repeat(10_000),
      paymentToken: 'kept',
    };
    const raw = rawOf('verify', 200, body, ['my-key']);
    expect(raw.body).toEqual({
      access_token: '[hidden]',
      data: [{ card_hash: '[hidden]', CardNumber: '621986******7890', note: '[hidden] in a text' }],
      long: 'x'.repeat(500),
      paymentToken: 'kept',
    });
  });

  test('has no key that JSON writes in another way', () => {
    const key = 'a"b\\c<d>';
    expect(JSON.stringify(rawOf('x', 200, { note: `(${key})` }, [key]))).not.toContain('b\\\\c');
  });

  test('has an end, however deep and wide an answer is', () => {
    const deep: unknown = Array.from({ length: 50 }).reduce<unknown>((inner) => ({ inner }), 1);
    const wide = Array.from({ length: 5_000 }, (_, n) => n);
    expect(JSON.stringify(rawOf('x', 200, { deep, wide }, [])).length).toBeLessThan(2_000);
  });

  test('is what the database takes, however a text is cut', () => {
    const { body } = rawOf('x', 200, { note: `${'x'.repeat(499)}😀`, 'a\u0000': 'b\u0000' }, []);
    expect(body).toEqual({ note: `${'x'.repeat(499)}\ufffd`, a: 'b' });
  });

  test('masked card numbers stay as they are', () => {
    expect(maskCard('6219-86**-****-1234')).toBe('6219-86**-****-1234');
    expect(maskCard('6219 8612 3456 7890')).toBe('621986******7890');
  });
});

const answer = (inner: string, call = 'bpPayRequest') =>
  `<?xml version='1.0' encoding='UTF-8'?><S:Envelope xmlns:S="http://schemas.xmlsoap.org/soap/envelope/"><S:Body><ns2:${call}Response xmlns:ns2="http://interfaces.core.sw.bps.com/">${inner}</ns2:${call}Response></S:Body></S:Envelope>`;

describe('SOAP', () => {
  test('escapes what is sent', () => {
    const sent = soapRequest('http://x/', 'bpPayRequest', {
      userPassword: `<&>"'\u0000`,
      callBackUrl: 'https://s/?a=1&b=]]>',
    });
    expect(sent).toContain('<userPassword>&lt;&amp;&gt;&quot;&apos;</userPassword>');
    expect(sent).toContain('<callBackUrl>https://s/?a=1&amp;b=]]&gt;</callBackUrl>');
  });

  test('reads answers as several servers write them', () => {
    const said = '0,AF82041a2Bf68989c7fF9';
    expect(soapReturn('bpPayRequest', answer(`<return>${said}</return>`))).toBe(said);
    const spaced = answer(`\n <return>${said}</return>\n `).replaceAll('><', '>\n<');
    expect(soapReturn('bpPayRequest', spaced)).toBe(said);
    const plain =
      '<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Header/><soap:Body><bpPayRequestResponse xmlns="http://interfaces.core.sw.bps.com/"><return xmlns="">43</return></bpPayRequestResponse></soap:Body></soap:Envelope>';
    expect(soapReturn('bpPayRequest', plain)).toBe('43');
    const header = '<soap:Header></soap:Header>';
    expect(soapReturn('bpPayRequest', plain.replace('<soap:Header/>', header))).toBe('43');
    expect(soapReturn('bpPayRequest', plain.replace('<soap:Header/>', ''))).toBe('43');
  });

  test.each([
    answer('<return>0</return><return>1</return>'),
    answer('<return>0</return>', 'bpVerifyRequest'),
    answer('<return><![CDATA[0]]></return>'),
    answer('<return>&#48;</return>'),
    answer('<!-- --><return>0</return>'),
    `<!DOCTYPE x [<!ENTITY a "0">]>${answer('<return>0</return>')}`,
    `${answer('<return>0</return>')}<x/>`,
    answer('<return>0</return>').replace('</S:Body>', '</T:Body>'),
    '<html><body>0</body></html>',
    '<return>0</return>',
    answer('0<return></return>'),
    answer('<return></return>'),
    answer('<return>0</return><x/>'),
    answer('<a><return>0</return></a>'),
    '',
    `${' '.repeat(5_000)}${answer('<return>0</return>')}`,
  ])('refuses anything else: %s', (text) => {
    expect(() => soapReturn('bpPayRequest', text)).toThrow();
  });
});
