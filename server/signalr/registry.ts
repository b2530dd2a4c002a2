import type { Address, Backplane } from './backplane.ts';
import type { HubLogger } from './options.ts';

/** An open connection, as the registry sees it. */
export interface Member {
  readonly id: string;
  readonly userId: string | null;
  /** Sends a record; does nothing once the connection is closed. */
  write(record: Buffer): void;
}

interface Channel {
  readonly members: Set<Member>;
  /** Resolves when records of other nodes arrive as well; never rejects. */
  readonly ready: Promise<void>;
}

/** The connections of this node by id, group and user; sends records to them and to the other nodes. */
export class Registry {
  readonly #members = new Map<string, Member>();
  readonly #groups = new Map<string, Channel>();
  readonly #users = new Map<string, Channel>();
  readonly #groupsOf = new Map<Member, Set<string>>();
  readonly #backplane: Backplane;
  readonly #logger: HubLogger;

  constructor(backplane: Backplane, logger: HubLogger) {
    this.#backplane = backplane;
    this.#logger = logger;
  }

  /** Starts to listen for records of other nodes. */
  async start(): Promise<void> {
    await this.#backplane.start((address, record) => this.#deliver(address, record));
  }

  /** Adds a connection; resolves when its user's records from other nodes arrive. */
  async add(member: Member): Promise<void> {
    this.#members.set(member.id, member);
    if (member.userId !== null) {
      await this.#enter(this.#users, { kind: 'user', name: member.userId }, member);
    }
  }

  /** Removes a connection from all groups and users. */
  remove(member: Member): void {
    if (!this.#members.delete(member.id)) return;
    if (member.userId !== null) {
      this.#exit(this.#users, { kind: 'user', name: member.userId }, member);
    }
    for (const name of this.#groupsOf.get(member) ?? []) {
      this.#exit(this.#groups, { kind: 'group', name }, member);
    }
    this.#groupsOf.delete(member);
  }

  /** Adds an open connection to a group; resolves like `add`. */
  async join(member: Member, name: string): Promise<void> {
    if (!this.#members.has(member.id)) return;
    let groups = this.#groupsOf.get(member);
    if (groups === undefined) this.#groupsOf.set(member, (groups = new Set()));
    groups.add(name);
    await this.#enter(this.#groups, { kind: 'group', name }, member);
  }

  /** Removes a connection from a group. */
  leave(member: Member, name: string): void {
    const groups = this.#groupsOf.get(member);
    if (!groups?.delete(name)) return;
    if (groups.size === 0) this.#groupsOf.delete(member);
    this.#exit(this.#groups, { kind: 'group', name }, member);
  }

  /** Sends a record to an address on this node and on the others. */
  send(address: Address, record: Buffer): void {
    const complete = this.#deliver(address, record);
    if (complete) return;
    this.#backplane.publish(address, record).catch((error: unknown) => {
      this.#logger.warn({ err: error, to: address.kind }, 'hub: cannot publish to other nodes');
    });
  }

  /** Sizes for `stats()`. */
  sizes(): { connections: number; groups: number; users: number } {
    return {
      connections: this.#members.size,
      groups: this.#groups.size,
      users: this.#users.size,
    };
  }

  /** @returns true when no other node can have a connection at this address */
  #deliver(address: Address, record: Buffer): boolean {
    switch (address.kind) {
      case 'all':
        for (const member of this.#members.values()) member.write(record);
        return false;
      case 'group':
        this.#deliverTo(this.#groups.get(address.name), record);
        return false;
      case 'user':
        this.#deliverTo(this.#users.get(address.name), record);
        return false;
      case 'connection': {
        const member = this.#members.get(address.name);
        member?.write(record);
        return member !== undefined;
      }
    }
  }

  #deliverTo(channel: Channel | undefined, record: Buffer): void {
    if (channel === undefined) return;
    for (const member of channel.members) member.write(record);
  }

  async #enter(
    channels: Map<string, Channel>,
    address: Address & { readonly name: string },
    member: Member,
  ): Promise<void> {
    let channel = channels.get(address.name);
    if (channel === undefined) {
      const ready = this.#backplane.subscribe(address).catch((error: unknown) => {
        this.#logger.warn(
          { err: error, to: address.kind },
          'hub: cannot subscribe to records of other nodes',
        );
      });
      channel = { members: new Set(), ready };
      channels.set(address.name, channel);
    }
    channel.members.add(member);
    await channel.ready;
  }

  #exit(
    channels: Map<string, Channel>,
    address: Address & { readonly name: string },
    member: Member,
  ): void {
    const channel = channels.get(address.name);
    if (channel === undefined || !channel.members.delete(member) || channel.members.size > 0)
      return;
    channels.delete(address.name);
    this.#backplane.unsubscribe(address).catch((error: unknown) => {
      this.#logger.warn({ err: error, to: address.kind }, 'hub: cannot unsubscribe');
    });
  }
}
