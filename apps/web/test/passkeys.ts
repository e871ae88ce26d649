import type { CDPSession, Page } from 'playwright-core';

export interface Device {
  readonly tools: CDPSession;
  readonly id: string;
}

/** A device that keeps passkeys, and whose owner always agrees. */
export async function withPasskeys(page: Page): Promise<Device> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('WebAuthn.enable');
  const { authenticatorId } = await tools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { tools, id: authenticatorId };
}
