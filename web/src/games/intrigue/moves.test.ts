import { describe, expect, test } from 'vitest';
import { asksAgain, byVerb, read, spotOf, spotsOf, subjects } from './moves';

describe('reading moves', () => {
  test('a campaign by its place, its city and whose garrison goes', () => {
    expect(read('campaign thrace adrianople -phokas')).toEqual({
      text: 'campaign thrace adrianople -phokas',
      verb: 'campaign',
      place: 'thrace',
      city: 'adrianople',
      removed: 'phokas',
    });
    expect(read('campaign thrace').city).toBeUndefined();
  });

  test("Nekken's own words mean the same", () => {
    expect(read('colonise aldur aldur -racan')).toMatchObject({
      place: 'aldur',
      city: 'aldur',
      removed: 'racan',
    });
    expect(read('explore aldur').place).toBe('aldur');
    expect(read('settle aldur').city).toBe('aldur');
  });

  test('a new target, and the one that is given up', () => {
    expect(read('retarget nicaea bari')).toMatchObject({ from: 'nicaea', city: 'bari' });
  });
});

describe('grouping legal moves', () => {
  const legal = [
    'pass',
    'campaign thrace',
    'campaign thrace adrianople',
    'bribe nicaea doukas',
    'bribe nicaea phokas',
  ];

  test('by their verbs, in the order in which they come', () => {
    const groups = byVerb(legal);
    expect([...groups.keys()]).toEqual(['pass', 'campaign', 'bribe']);
    expect(groups.get('campaign')).toHaveLength(2);
  });

  test('by their spots: a campaign in its province, a bribe in its city, a pass nowhere', () => {
    expect(spotOf(read('campaign thrace adrianople'))).toEqual({ what: 'place', slug: 'thrace' });
    expect(spotOf(read('exile doukas thrace'))).toEqual({ what: 'place', slug: 'thrace' });
    expect(spotOf(read('pass'))).toBeNull();
    expect([...spotsOf(legal.map(read))]).toEqual(['place:thrace', 'city:nicaea']);
  });

  test('by what has to be said first', () => {
    expect(
      subjects(['retarget bari nicaea', 'retarget bari thebes', 'retarget rhodes thebes'].map(read)),
    ).toEqual(['bari', 'rhodes']);
    expect(subjects(['guess doukas bari', 'guess phokas bari'].map(read))).toEqual(['doukas', 'phokas']);
    expect(subjects(['target bari'].map(read))).toEqual([]);
  });

  test('a roll is asked about once more, a campaign is not', () => {
    expect(asksAgain(read('expel nicaea doukas'))).toBe(true);
    expect(asksAgain(read('campaign thrace'))).toBe(false);
  });
});
