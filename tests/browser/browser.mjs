import { chromium } from 'playwright-core';

const flags = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** The browser that the environment names, without a window. */
export function openBrowser() {
  const args = process.getuid() === 0 ? [...flags, '--no-sandbox'] : flags;
  return chromium.launch({ executablePath: process.env.CHROMIUM, args });
}
