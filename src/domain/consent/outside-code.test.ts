import { expect, it } from 'vitest';
import { reachesOtherHosts } from './outside-code.ts';

it.each([
  ['<script async src="https://stats.example/t.js"></script>', true],
  ['<img src="//pixel.example/p.gif" alt="">', true],
  ['<iframe src=//video.example></iframe>', true],
  ["fetch('https://stats.example/hit')", true],
  ["new Image().src = '//' + host + '/p.gif'", true],
  [String.raw`s.src = "\/\/stats.example"`, true],
  ["new WebSocket('wss://live.example')", true],
  ['@import url(https://fonts.example/a.css);', true],
  ['body { background: url(//img.example/a.png) }', true],
  ['<a href="https://example.com">A link</a>', false],
  ['<a href="https://example.com"><img src="https://img.example/a.png"></a>', true],
  ['<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>', false],
  ['<p>Hello</p><script>document.title = 1 // note\n</script>', false],
  ['//note\nlet a = 1;', false],
  ['<img src="/s/images/a.png">', false],
  ["fetch('/api/x')", false],
])('%j reaches other hosts: %s [CONS-63]', (code, reaches) => {
  expect(reachesOtherHosts(code)).toBe(reaches);
});
