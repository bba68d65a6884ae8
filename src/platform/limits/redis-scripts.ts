/**
 * What Redis runs, each script in one step. Time is Redis's own: the machines' clocks may differ.
 * A counter is a hash that ends with its window or its memory; leases are a sorted set, scored by their end.
 */

const NOW = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)`;

/**
 * KEYS: counters, in the order of the walk; ARGV: limit and length in milliseconds of each.
 * Gives the place of the last one counted, its count, its end, and the time.
 * A window that ends later than one begun now was begun before the clock was set back.
 */
const COUNT = `${NOW}
local last
for place, key in ipairs(KEYS) do
  local limit, length = tonumber(ARGV[2 * place - 1]), tonumber(ARGV[2 * place])
  local ends = tonumber(redis.call('HGET', key, 'ends'))
  if not ends or ends <= now or ends > now + length then
    ends = now + length
    redis.call('HSET', key, 'count', 0, 'ends', ends)
    redis.call('PEXPIREAT', key, ends)
  end
  local count = redis.call('HINCRBY', key, 'count', 1)
  last = { place, count, ends, now }
  if count > limit then break end
end
return last`;

/** KEYS: failures; ARGV: first and longest pause, time after which all is forgotten, then the free failures of each. */
const BEGIN_TRY = `${NOW}
local first, longest, memory = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local wait = 0
for _, key in ipairs(KEYS) do
  wait = math.max(wait, (tonumber(redis.call('HGET', key, 'ends')) or 0) - now)
end
if wait > 0 then return math.ceil(wait / 1000) end
for place, key in ipairs(KEYS) do
  local paid = redis.call('HINCRBY', key, 'count', 1) - tonumber(ARGV[3 + place])
  local pause = 0
  if paid >= 0 then pause = math.min(longest, first * 2 ^ paid) end
  redis.call('HSET', key, 'ends', now + pause)
  redis.call('PEXPIRE', key, memory)
end
return 0`;

/** KEYS: failures; ARGV: time after which all is forgotten. */
const GIVE_BACK = `
for _, key in ipairs(KEYS) do
  local count = tonumber(redis.call('HGET', key, 'count'))
  if count == 1 then
    redis.call('DEL', key)
  elseif count then
    redis.call('HSET', key, 'count', count - 1, 'ends', 0)
    redis.call('PEXPIRE', key, ARGV[1])
  end
end
return 0`;

/**
 * Takes a lease or renews it. KEYS: the holder; ARGV: the lease's name or '', a random id, limit, time to live, and whether
 * the oldest gives way. Gives the name, which begins with the time of taking so that names sort by age; '' when refused.
 */
const HOLD = `${NOW}
local name, limit, ttl = ARGV[1], tonumber(ARGV[3]), tonumber(ARGV[4])
if name == '' then name = string.format('%d.%06d ', time[1], time[2]) .. ARGV[2] end
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
if not redis.call('ZSCORE', KEYS[1], name) and redis.call('ZCARD', KEYS[1]) >= limit then
  if ARGV[5] == '0' then return '' end
  local names = redis.call('ZRANGE', KEYS[1], 0, -1)
  table.sort(names)
  redis.call('ZREM', KEYS[1], names[1])
end
redis.call('ZADD', KEYS[1], now + ttl, name)
redis.call('PEXPIRE', KEYS[1], ttl)
return name`;

export const SCRIPTS = { count: COUNT, beginTry: BEGIN_TRY, giveBack: GIVE_BACK, hold: HOLD };
