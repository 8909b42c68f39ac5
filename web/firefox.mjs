// A whole game in Firefox, by clicking what can be clicked: `node firefox.mjs URL PROGRAM GAME`.

import puppeteer from 'puppeteer-core';

const [url, program, game] = process.argv.slice(2);
const CLICKS = 6000;
const pause = (time) => new Promise((done) => setTimeout(done, time));

const browser = await puppeteer.launch({ browser: 'firefox', executablePath: program, headless: true });
const page = await browser.newPage();
const wrong = [];
page.on('pageerror', (error) => wrong.push(String(error)));
page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));

await page.goto(url);
await page.waitForSelector('#name');
await page.type('#name', 'Zoe');
await page.waitForSelector(`article.${game}`);
await page.evaluate((name) => {
  const card = document.querySelector(`article.${name}`);
  const seats = card.querySelector('select');
  seats.value = seats.options[0].value;
  seats.dispatchEvent(new Event('change', { bubbles: true }));
  card.querySelector('button.main').click();
}, game);
await page.waitForSelector('#prompt');

/** One click on a choice of the game; a dialog that is open comes first. */
function click(chance) {
  if (document.querySelector('a[download]')) return false; // over: a rematch is not clicked by chance
  const room = [...document.querySelectorAll('dialog[open]')].pop() ?? document.querySelector('.game');
  const skip = '[aria-expanded], .zoom *, summary, [data-view], [aria-disabled=true]';
  const can = [...(room?.querySelectorAll('button:not(:disabled), [role=button]') ?? [])];
  const choices = can.filter((one) => !one.matches(skip));
  choices[Math.floor(chance * choices.length)]?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true }),
  );
  return choices.length > 0;
}

let clicks = 0;
while (clicks++ < CLICKS && !(await page.$('a[download]')))
  await pause((await page.evaluate(click, Math.random())) ? 15 : 80);
const prompt = await page.$eval('#prompt', (shown) => shown.textContent);
const over = Boolean(await page.$('a[download]'));
await browser.close();
console.log(JSON.stringify({ over, prompt, wrong }));
