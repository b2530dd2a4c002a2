import { chargeAndWearPosts } from './posts-charge-wear.ts';
import { computerPosts } from './posts-computer.ts';
import { deskPosts } from './posts-desk.ts';
import { homePosts } from './posts-home.ts';
import { machinePosts } from './posts-machines.ts';
import { mobilePosts } from './posts-mobile.ts';
import { playPosts } from './posts-play.ts';
import { soundAndPicturePosts } from './posts-sound-picture.ts';
import type { PostText } from './model.ts';

/** The posts of the demo shop's magazine, oldest first. */
export const posts: readonly PostText[] = [
  ...mobilePosts,
  ...chargeAndWearPosts,
  ...soundAndPicturePosts,
  ...computerPosts,
  ...deskPosts,
  ...playPosts,
  ...homePosts,
  ...machinePosts,
].toSorted((a, b) => b.daysAgo - a.daysAgo);
